import { isDay, isTypedDay, weekdayOf } from './days';
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
  ['2025-02', false],
  ['2', false],
  ['', false],
])('knows whether the day %s exists', (day, exists) => {
  expect(isDay(day)).toBe(exists);
});

test.each([
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['2026-02-31', false],
  ['1999-12-31', false],
  ['2100-01-01', false],
  ['2026-05', false],
])('knows whether %s is a complete day from 2000 to 2099', (day, isTyped) => {
  expect(isTypedDay(day)).toBe(isTyped);
});
