import { emailProblem } from './emailProblem';

const problemWith = (value: string) =>
  emailProblem(Object.assign(document.createElement('input'), { type: 'email', required: true, value }));

test.each(['ana', 'ana@', 'ana@localhost', 'ana lima@club.test'])('%p is no complete address', (value) => {
  expect(problemWith(value)).toBe('Enter a complete email address, such as name@mail.com.');
});

test('nothing is asked for, and an address will do', () => {
  expect(problemWith('')).toBe('Enter your email address.');
  expect(problemWith(' ana@club.test ')).toBeUndefined();
});
