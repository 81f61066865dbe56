import { emailProblem } from './emailProblem';

test.each(['ana', 'ana@', 'ana@localhost', 'ana lima@club.test'])('refuses %p as an incomplete address', (value) => {
  expect(emailProblem(value)).toBe('Enter a complete email address, such as name@mail.com.');
});

test('accepts a complete address and asks for one when the field is empty', () => {
  expect(emailProblem('')).toBe('Enter your email address.');
  expect(emailProblem(' ana@club.test ')).toBeUndefined();
});
