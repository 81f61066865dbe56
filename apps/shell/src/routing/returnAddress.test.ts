import { returnAddress } from './returnAddress';

const ORIGIN = 'https://platform.example.test';

test('returns the requested address unchanged', () => {
  expect(returnAddress({ from: '/training/7?tab=people#jo' }, ORIGIN)).toBe('/training/7?tab=people#jo');
});

test.each([
  '//evil.test/',
  '/.//evil.test/',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test/training',
  'javascript:alert(1)',
  'training',
  '',
  7,
  { toString: () => '/x' },
  undefined,
])('refuses %p as a return address', (from) => {
  expect(returnAddress({ from }, ORIGIN)).toBeUndefined();
});

test('has no return address for a history entry without state', () => {
  expect(returnAddress(null, ORIGIN)).toBeUndefined();
  expect(returnAddress('text', ORIGIN)).toBeUndefined();
});
