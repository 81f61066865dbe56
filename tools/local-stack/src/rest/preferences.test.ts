import { parsePreferences } from './preferences';

test('what is asked for is read and confirmed', () => {
  expect(
    parsePreferences('return=representation, count=exact,resolution=merge-duplicates , missing=default'),
  ).toMatchObject({
    return: 'representation',
    count: 'exact',
    resolution: 'merge-duplicates',
    missing: 'default',
    applied: 'return=representation, count=exact, resolution=merge-duplicates, missing=default',
  });
});

test('what is not known is ignored', () => {
  expect(parsePreferences('return=everything, respond-async, wait=5, tx=maybe, max-affected=x')).toMatchObject({
    return: null,
    tx: null,
    maxAffected: null,
    applied: '',
  });
  expect(parsePreferences(undefined).applied).toBe('');
});

test('a limit counts only under strict handling', () => {
  expect(parsePreferences('max-affected=5').applied).toBe('');
  expect(parsePreferences('handling=strict, max-affected=5')).toMatchObject({
    maxAffected: 5,
    applied: 'handling=strict, max-affected=5',
  });
});
