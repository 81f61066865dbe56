import { changedKinds, lengthInWords, lengthsFor } from './retentionLengths';

test.each([
  [1, '1 month'],
  [6, '6 months'],
  [12, '1 year'],
  [18, '18 months'],
  [60, '5 years'],
])('writes %d months as %p', (months, words) => {
  expect(lengthInWords(months)).toBe(words);
});

test('offers no length shorter than the kind allows', () => {
  expect(lengthsFor({ minimumMonths: 36, policy: null })).toEqual([36, 60, 84, 120]);
  expect(lengthsFor({ minimumMonths: 18, policy: null })).toEqual([18, 24, 36, 60, 84, 120]);
});

test('offers the current length', () => {
  const policy = { id: 'p', keepMonths: 40, version: 1 };
  expect(lengthsFor({ minimumMonths: 36, policy })).toEqual([36, 40, 60, 84, 120]);
});

test('counts a choice as changed until it matches what is stored', () => {
  const stored = { kind: 'applications', policy: { id: 'p', keepMonths: 24, version: 1 } };
  const forGood = { kind: 'messages', policy: null };
  const changed = (chosen: Record<string, number | null>) =>
    changedKinds([stored, forGood], chosen).map(({ kind, months }) => [kind.kind, months]);
  expect(changed({})).toEqual([]);
  expect(changed({ applications: 24, messages: null })).toEqual([]);
  expect(changed({ applications: null, messages: 36 })).toEqual([
    ['applications', null],
    ['messages', 36],
  ]);
});
