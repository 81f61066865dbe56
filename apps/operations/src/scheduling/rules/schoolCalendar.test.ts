import { daysOfRange, schoolDaysInARow } from './schoolCalendar';

const named = (name: string, ...days: string[]) => days.map((day) => ({ day, isSchoolDay: false, name }));

test('reads days in a row with one name as one entry, across a weekend', () => {
  const all = [
    ...named('Spring Break', '2025-04-17', '2025-04-18', '2025-04-21'),
    ...named('Storm', '2025-04-22', '2025-04-24'),
  ];
  expect(schoolDaysInARow(all).map(({ name, first, last, days }) => [name, first, last, days.length])).toEqual([
    ['Spring Break', '2025-04-17', '2025-04-21', 3],
    ['Storm', '2025-04-22', '2025-04-22', 1],
    ['Storm', '2025-04-24', '2025-04-24', 1],
  ]);
});

test('keeps days with and without school apart', () => {
  const [one, two] = named('Friday', '2025-04-24', '2025-04-25');
  expect(schoolDaysInARow([one!, { ...two!, isSchoolDay: true }])).toHaveLength(2);
});

test('counts the days of a range, with or without its weekends', () => {
  expect(daysOfRange('2025-04-18', '2025-04-21', true)).toEqual(['2025-04-18', '2025-04-21']);
  expect(daysOfRange('2025-04-18', '2025-04-21', false)).toHaveLength(4);
  expect(daysOfRange('2025-04-19', '2025-04-20', true)).toEqual([]);
});
