import { parsePreferences } from './preferences';

test('reads preferences and confirms them', () => {
  expect(
    parsePreferences('return=representation, count=exact,resolution=merge-duplicates , missing=default', false),
  ).toMatchObject({
    return: 'representation',
    count: 'exact',
    resolution: 'merge-duplicates',
    missing: 'default',
    applied: 'return=representation, count=exact, resolution=merge-duplicates, missing=default',
  });
});

test('ignores unknown preferences', () => {
  expect(parsePreferences('return=everything, respond-async, wait=5, tx=maybe, max-affected=x', false)).toMatchObject({
    return: null,
    tx: null,
    maxAffected: null,
    applied: '',
  });
  expect(parsePreferences(undefined, false).applied).toBe('');
});

test('applies a limit only under strict handling', () => {
  expect(parsePreferences('max-affected=5', false).applied).toBe('');
  expect(parsePreferences('handling=strict, max-affected=5', false)).toMatchObject({
    maxAffected: 5,
    applied: 'handling=strict, max-affected=5',
  });
});

test('reads tx only for a caller that may roll back', () => {
  expect(parsePreferences('tx=rollback', true)).toMatchObject({ tx: 'rollback', applied: 'tx=rollback' });
  expect(parsePreferences('tx=rollback', false)).toMatchObject({ tx: null, applied: '' });
});
