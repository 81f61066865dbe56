import { emptyApplication } from './application';
import { judgeApplication } from './applicationRules';

const complete = { ...emptyApplication, jobRoleIds: ['a'], name: 'Ann Reed', email: ' ann@example.test ' };

test('a position, a name and an address are enough', () => {
  expect(judgeApplication(complete)).toEqual({ kind: 'complete' });
});

test('names all that is missing at once', () => {
  const verdict = judgeApplication({ ...emptyApplication, name: '  ' });
  expect(verdict.kind).toBe('missing');
  expect(verdict.kind === 'missing' && Object.keys(verdict.errors)).toEqual(['jobRoleIds', 'name', 'email']);
});

test('names an empty field and an address that is none in one go', () => {
  const verdict = judgeApplication({ ...complete, name: ' ', email: 'nonsense' });
  expect(verdict).toEqual({
    kind: 'missing',
    errors: { name: 'Enter your name.', email: 'Enter a complete email address, such as name@mail.com.' },
  });
});

test.each(['ann', 'ann@', 'ann@pool', '@example.test', 'ann reed@example.test'])('%p is no address', (email) => {
  expect(judgeApplication({ ...complete, email }).kind).toBe('malformed');
});

test.each(['abc', '12', 'evenings 336 555 0188'])('%p is no phone number', (phone) => {
  expect(judgeApplication({ ...complete, phone })).toEqual({
    kind: 'malformed',
    errors: { phone: expect.stringMatching(/^A phone number has/) },
  });
});

test.each([
  ['name', 120],
  ['phone', 40],
  ['message', 2000],
] as const)('more than what fits into %s is refused with a sentence', (field, limit) => {
  expect(judgeApplication({ ...complete, [field]: '5'.repeat(limit) })).toEqual({ kind: 'complete' });
  expect(judgeApplication({ ...complete, [field]: '5'.repeat(limit + 1) })).toEqual({
    kind: 'malformed',
    errors: { [field]: `Shorten this to ${limit.toLocaleString('en-US')} characters.` },
  });
});
