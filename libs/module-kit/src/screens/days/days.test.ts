import { addDays, addMonths, daysBetween } from './days';
import { dayInWords, momentInWords } from './daysInWords';

test('counts calendar days across a leap day and a clock change', () => {
  expect(addDays('2024-02-15', 14)).toBe('2024-02-29');
  expect(addDays('2025-02-15', -42)).toBe('2025-01-04');
  expect(daysBetween('2025-03-08', '2025-03-10')).toBe(2);
  expect(daysBetween('2025-05-24', '2025-05-01')).toBe(-23);
});

test.each([
  ['2025-05-01', 24, '2027-05-01'],
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2025-11-30', 3, '2026-02-28'],
])('adds to %s %i months: %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('names the year of a day unless it is this year, and shows a dash for no day', () => {
  expect(dayInWords('2025-05-10')).toBe('May 10, 2025');
  expect(dayInWords('2025-05-24', '2025-05-01')).toBe('May 24');
  expect(dayInWords('2024-05-25', '2025-05-01')).toBe('May 25, 2024');
  expect(dayInWords(null)).toBe('–');
});

test("shows a moment on the club's clock", () => {
  expect(momentInWords(new Date('2025-05-01T03:30:00Z'), 'America/New_York')).toMatch(/^Apr 30, 2025, 11:30\sPM$/);
});
