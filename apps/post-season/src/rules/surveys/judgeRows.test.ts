import { judgeRows, writtenDay } from './judgeRows';

const row = { line: 2, date: '2024-08-31', category: 'Pool', rating: '4', comment: '' };
const problemOf = (changed: Partial<typeof row>) =>
  judgeRows([{ ...row, ...changed }], '2024', '2025-05-01')[0]?.problem;

test('reads a good row, with its spaces trimmed', () => {
  expect(
    judgeRows([{ ...row, category: ' Snack \n bar ', rating: ' 5 ', comment: ' Good. ' }], '2024', '2025-05-01'),
  ).toEqual([{ line: 2, givenOn: '2024-08-31', category: 'Snack bar', rating: 5, comment: 'Good.', problem: null }]);
});

test.each([
  [{ date: 'last summer' }, 'The date is missing or is not a day, such as 2024-08-31.'],
  [{ date: '2025-05-02' }, 'The date is in the future.'],
  [{ date: '2022-12-31' }, 'The date is more than a year away from the season 2024.'],
  [{ category: '  ' }, 'The category is missing.'],
  [{ category: 'x'.repeat(81) }, 'The category is longer than 80 characters.'],
  [{ rating: '6' }, 'The rating is not a whole number from 1 to 5.'],
  [{ rating: '4.5' }, 'The rating is not a whole number from 1 to 5.'],
  [{ comment: 'x'.repeat(2001) }, 'The comment is longer than 2,000 characters.'],
  [{ date: '2023-01-01', category: 'x'.repeat(80), comment: 'x'.repeat(2000) }, null],
])('says what is wrong with %j', (changed, problem) => {
  expect(problemOf(changed)).toBe(problem);
});

test.each([
  ['2024-08-31', '2024-08-31'],
  ['8/3/2024', '2024-08-03'],
  ['2024-02-30', null],
  ['13/1/2024', null],
  ['31.08.2024', null],
  // As survey tools export the moment of an answer.
  ['8/31/2024 14:15:22', '2024-08-31'],
  ['8/31/2024, 2:15:22 PM', '2024-08-31'],
  ['2024-08-31 14:15:22', '2024-08-31'],
  ['2024-08-31T14:15:22.000Z', '2024-08-31'],
  ['2024-08-31T14:15:22+02:00', '2024-08-31'],
  ['2024-08-31 maybe', null],
  ['2024-08-312', null],
  ['', null],
])('reads the day %s as %s', (text, day) => {
  expect(writtenDay(text)).toBe(day);
});
