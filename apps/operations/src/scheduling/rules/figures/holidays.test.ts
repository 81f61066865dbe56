import { nameOfDay } from './holidays';

const none = { schoolDays: new Map() };

// The days that the U.S. Office of Personnel Management lists for 2025 and 2026.
test.each([
  ['2025-01-01', "New Year's Day"],
  ['2025-01-20', 'Martin Luther King Jr. Day'],
  ['2025-02-17', "Washington's Birthday"],
  ['2025-05-26', 'Memorial Day'],
  ['2025-06-19', 'Juneteenth'],
  ['2025-07-04', 'Independence Day'],
  ['2025-09-01', 'Labor Day'],
  ['2025-10-13', 'Columbus Day'],
  ['2025-11-11', 'Veterans Day'],
  ['2025-11-27', 'Thanksgiving Day'],
  ['2025-12-25', 'Christmas Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-09-07', 'Labor Day'],
  ['2025-05-19', undefined],
])('%s is %s', (day, name) => {
  expect(nameOfDay(day, none)).toBe(name);
});

test('uses the name that the club entered', () => {
  const named = (name: string | null) => ({
    schoolDays: new Map([['2025-02-17', { day: '2025-02-17', isSchoolDay: false, name }]]),
  });
  expect(nameOfDay('2025-02-17', named("Presidents' Day"))).toBe("Presidents' Day");
  expect(nameOfDay('2025-02-17', named(null))).toBe("Washington's Birthday");
});
