import { emptyInquiry, type Inquiry } from './inquiry';
import { judgeInquiry } from './inquiryRules';

const complete: Inquiry = { ...emptyInquiry, inquiryType: 'question', name: 'Ana Lima', email: 'ana@club.test' };

test('needs only inquiry type, name and email', () => {
  expect(judgeInquiry(complete)).toEqual({ kind: 'complete' });
});

test('names every required field that is missing, and no other', () => {
  const verdict = judgeInquiry(emptyInquiry);
  expect(verdict.kind).toBe('missing');
  expect(verdict.kind === 'missing' && Object.keys(verdict.errors)).toEqual(['inquiryType', 'name', 'email']);
});

test('names an empty field and an invalid address together', () => {
  const verdict = judgeInquiry({ ...complete, name: ' ', email: 'nonsense' });
  expect(verdict).toEqual({
    kind: 'missing',
    errors: { name: 'Enter your name.', email: 'Enter a complete email address, such as name@club.org.' },
  });
});

test.each(['inquiryType', 'name', 'email'] as const)('counts spaces in %s as empty', (field) => {
  const verdict = judgeInquiry({ ...complete, [field]: '   ' });
  expect(verdict.kind === 'missing' && Object.keys(verdict.errors)).toEqual([field]);
});

test.each([
  'ana',
  'ana@',
  '@club.test',
  'ana@club',
  'ana@club.test.',
  'ana lima@club.test',
  'ana@club..test',
  'ana@-club.test',
])('%p is not an email address', (email) => {
  expect(judgeInquiry({ ...complete, email }).kind).toBe('malformed');
});

test.each(['ana@club.test', ' ana@club.test ', "o'hara+pool@mail.club.co", 'A_1@x9.io'])(
  '%p is an email address',
  (email) => {
    expect(judgeInquiry({ ...complete, email }).kind).toBe('complete');
  },
);

test('names a text that is too long at its field', () => {
  const verdict = judgeInquiry({ ...complete, organization: 'a'.repeat(161) });
  expect(verdict).toEqual({ kind: 'malformed', errors: { organization: 'Shorten this to 160 characters.' } });
});
