import { initials } from './initials';

test.each([
  ['Ana Lima', 'AL'],
  ['Ana Maria de Lima', 'AL'],
  ['  zoë   ångström ', 'ZÅ'],
  ['ana', 'A'],
  ['ana.lima@pinehollow.test', 'AL'],
  ['manager@pinehollow.test', 'M'],
  ['(Ana) "Lima"', 'AL'],
  ['42', ''],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
