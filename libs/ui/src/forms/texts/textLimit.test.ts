import { limitCount, limitProblem } from './textLimit';

test.each([
  [89, undefined, undefined],
  [90, '90 of 100 characters', undefined],
  [100, '100 of 100 characters', undefined],
  [101, '101 of 100 characters', 'Shorten this to 100 characters.'],
])('%d of 100 characters', (length, count, problem) => {
  const text = 'a'.repeat(length);
  expect([limitCount(text, 100), limitProblem(text, 100)]).toEqual([count, problem]);
});

test('counts an emoji as one character, as the database does', () => {
  expect(limitProblem('🏊'.repeat(40), 40)).toBeUndefined();
  expect(limitCount('🏊'.repeat(40), 40)).toBe('40 of 40 characters');
});

test('separates thousands', () => {
  expect(limitCount('a'.repeat(5230), 5000)).toBe('5,230 of 5,000 characters');
});
