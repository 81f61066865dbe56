import { checkPassword } from './passwordRules';

test('accepts eight characters that are repeated correctly', () => {
  expect(checkPassword('pool1234', 'pool1234')).toEqual({});
  expect(checkPassword('x'.repeat(72), 'x'.repeat(72))).toEqual({});
});

test.each([
  ['', '', 'password'],
  ['pool123', 'pool123', 'password'],
  ['x'.repeat(73), 'x'.repeat(73), 'password'],
  ['ü'.repeat(37), 'ü'.repeat(37), 'password'],
  ['pool1234', 'pool12345', 'repeated'],
])('refuses %p with %p at the field %s', (password, repeated, field) => {
  expect(Object.keys(checkPassword(password, repeated))).toEqual([field]);
});
