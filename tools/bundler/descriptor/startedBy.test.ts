import { startedBy } from './startedBy';

test.each([
  ['^1.0.0', '^1.5.0'],
  ['^1.3.0', '^1.5.0'],
  ['^1.4.0', '^1.5.0'],
  ['^1.5.0', '^1.5.0'],
  ['^1.6.0', '^1.6.0'],
  ['^2.0.0', '^2.0.0'],
])('a module that asks for %s is released for %s', (asked, needed) => {
  expect(startedBy(asked)).toBe(needed);
});

test('refuses a range that ends before the shell could start it', () => {
  expect(() => startedBy('~1.4.0')).toThrow('contract is ~1.4.0, and what is built now needs ^1.5.0');
});
