import { spokenTime, temporalProblem } from './temporalProblem';

const date = { kind: 'date', unfinished: false, min: '2025-05-24', max: '2025-09-01' } as const;

test.each([
  ['2025-05-24', undefined],
  ['2025-09-01', undefined],
  ['', undefined],
  ['2025-05-23', 'Choose May 24, 2025 or later.'],
  ['2025-09-02', 'Choose Sep 1, 2025 or earlier.'],
])('the date %p: %p', (value, problem) => {
  expect(temporalProblem({ ...date, value })).toBe(problem);
});

test('does not treat half a date as empty', () => {
  expect(temporalProblem({ ...date, value: '', unfinished: true })).toBe('Enter a whole date: month, day and year.');
});

test('writes bounds of a time as clock times', () => {
  expect(spokenTime('14:30')).toBe('2:30 PM');
  expect(temporalProblem({ kind: 'time', value: '06:45', unfinished: false, min: '07:00' })).toBe(
    'Choose 7:00 AM or later.',
  );
});
