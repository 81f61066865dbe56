import { isDay, weekdayOf } from './days';
import { shortWeekdayNames, weekdayNames } from './weekdays';

test('names the weekdays from Sunday', () => {
  expect(weekdayNames()).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(shortWeekdayNames()[6]).toBe('Sat');
});

test.each([
  ['2025-05-01', 4],
  ['2000-01-01', 6],
  ['1969-12-28', 0],
  ['1969-12-27', 6],
])('counts the weekday of %s from Sunday', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-04-31', false],
  ['', false],
])('knows whether the day %s exists', (day, exists) => {
  expect(isDay(day)).toBe(exists);
});
