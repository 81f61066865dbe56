import { returnAddress } from './returnAddress';

const ORIGIN = 'https://platform.example.test';

test('the wanted address comes back whole', () => {
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
])('%p leads nowhere', (from) => {
  expect(returnAddress({ from }, ORIGIN)).toBeUndefined();
});

test('a history entry without state leads nowhere', () => {
  expect(returnAddress(null, ORIGIN)).toBeUndefined();
  expect(returnAddress('text', ORIGIN)).toBeUndefined();
});
