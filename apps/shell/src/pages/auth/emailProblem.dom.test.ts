import { emailProblem } from './emailProblem';

const problemWith = (value: string) =>
  emailProblem(Object.assign(document.createElement('input'), { type: 'email', required: true, value }));

test.each(['ana', 'ana@', 'ana@localhost', 'ana lima@club.test'])('refuses %p as an incomplete address', (value) => {
  expect(problemWith(value)).toBe('Enter a complete email address, such as name@mail.com.');
});

test('accepts a complete address and asks for one when the field is empty', () => {
  expect(problemWith('')).toBe('Enter your email address.');
  expect(problemWith(' ana@club.test ')).toBeUndefined();
});
