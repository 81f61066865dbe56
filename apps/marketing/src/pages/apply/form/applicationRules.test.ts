import { emptyApplication, type Application } from './application';
import { judgeApplication } from './applicationRules';

const complete: Application = {
  ...emptyApplication,
  jobRoleIds: ['a'],
  name: 'Ann Reed',
  email: ' ann@example.test ',
  firstDay: '2090-06-01',
  lastDay: '2090-08-31',
  daysPerWeek: '5',
  ageBand: '16-17',
  consent: true,
};

test('accepts an application without phone, message and certificates', () => {
  expect(judgeApplication(complete, [])).toEqual({ kind: 'complete' });
});

test('names everything that is missing at once', () => {
  const verdict = judgeApplication({ ...emptyApplication, name: '  ' }, []);
  expect(verdict.kind).toBe('missing');
  expect(verdict.kind === 'missing' && Object.keys(verdict.errors)).toEqual([
    'jobRoleIds',
    'name',
    'email',
    'firstDay',
    'lastDay',
    'daysPerWeek',
    'ageBand',
    'consent',
  ]);
});

test('names an empty field and an invalid address together', () => {
  const verdict = judgeApplication({ ...complete, name: ' ', email: 'nonsense' }, []);
  expect(verdict).toEqual({
    kind: 'missing',
    errors: { name: 'Enter your name.', email: 'Enter a complete email address, such as name@mail.com.' },
  });
});

test.each(['ann', 'ann@', 'ann@pool', '@example.test', 'ann reed@example.test'])('%p is not an address', (email) => {
  expect(judgeApplication({ ...complete, email }, []).kind).toBe('malformed');
});

test.each(['abc', '12', 'evenings 336 555 0188'])('%p is not a phone number', (phone) => {
  expect(judgeApplication({ ...complete, phone }, [])).toEqual({
    kind: 'malformed',
    errors: { phone: expect.stringMatching(/^A phone number has/) },
  });
});

test.each([
  ['name', 120],
  ['phone', 40],
  ['message', 2000],
] as const)('refuses more than fits into %s, with a sentence', (field, limit) => {
  expect(judgeApplication({ ...complete, [field]: '5'.repeat(limit) }, [])).toEqual({ kind: 'complete' });
  expect(judgeApplication({ ...complete, [field]: '5'.repeat(limit + 1) }, [])).toEqual({
    kind: 'malformed',
    errors: { [field]: `Shorten this to ${limit.toLocaleString('en-US')} characters.` },
  });
});

test.each([
  [{ firstDay: '2090-09-01' }, 'lastDay', 'The last day comes before the first.'],
  [{ firstDay: '2024-06-01', lastDay: '2024-08-31' }, 'lastDay', /^This day has passed/],
  [{ firstDay: '0090-06-01' }, 'firstDay', /year such as 2026/],
  [{ firstDay: '2090-02-31' }, 'firstDay', /year such as 2026/],
  [{ lastDay: '2090-02-31' }, 'lastDay', /year such as 2026/],
  [{ ageBand: 'under-14' as const }, 'ageBand', /from the age of 14/],
  [{ certificates: { 'CPR/AED': '20270-01-01' } }, 'certificates', /year such as 2026/],
] as const)('refuses %j at %s', (fields, field, words) => {
  const verdict = judgeApplication({ ...complete, ...fields }, [], '2025-05-01');
  expect(verdict.kind).toBe('malformed');
  expect(verdict.kind === 'malformed' && verdict.errors[field]).toMatch(words);
});

test.each([
  ['14-15', 15, true],
  ['14-15', 16, false],
  ['16-17', 17, true],
  ['16-17', 18, false],
  ['18+', 21, true],
] as const)('for people of %s, a role with minimum age %d takes applications: %p', (ageBand, minimumAge, isTaken) => {
  const roles = [
    { id: 'a', title: 'Head Guard', minimum_age: minimumAge },
    { id: 'b', title: 'Manager', minimum_age: 99 },
  ];
  expect(judgeApplication({ ...complete, ageBand }, roles)).toEqual(
    isTaken
      ? { kind: 'complete' }
      : {
          kind: 'malformed',
          errors: { ageBand: `Head Guard takes people from the age of ${minimumAge}. Choose another position.` },
        },
  );
});
