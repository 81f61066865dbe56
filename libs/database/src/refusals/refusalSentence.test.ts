import { allRefusals } from '../generated/allRefusals';
import { refusalSentence } from './refusalSentence';

const sentence = (code: string, message: string) => refusalSentence({ code, message }, allRefusals);

test('keeps a raised sentence unchanged', () => {
  expect(sentence('PT409', 'Someone else changed this. Reload to see their version.')).toBe(
    'Someone else changed this. Reload to see their version.',
  );
});

test.each([
  ['PT422', 'Please answer "How was it?"'],
  ['22023', 'Please answer "How was it?"'],
  ['PT409', 'de la Cruz, Ana cannot work as Lifeguard: the certificate has expired'],
  ['23514', 'de la Cruz, Ana cannot work as Lifeguard then.'],
])('%s: keeps a raised sentence when it begins with a name or quotes something: %s', (code, message) => {
  expect(sentence(code, message)).toBe(message);
});

test('does not take a fault for a sentence when it quotes what was entered', () => {
  expect(sentence('22P02', 'invalid input syntax for type integer: "Ten."')).toMatch(/^This is not a number\./);
  expect(sentence('22007', 'invalid input syntax for type date: "Tomorrow!"')).toMatch(/^This date/);
});

test.each([
  ['23514', 'new row for relation "shifts" violates check constraint "shifts_end_after_start"'],
  ['23514', 'neue Zeile für Relation »shifts« verletzt Check-Constraint »shifts_end_after_start«'],
])('gives the sentence of a broken rule, in whatever language PostgreSQL refuses it', (code, message) => {
  expect(sentence(code, message)).toBe('A shift ends after it starts.');
});

test.each([
  ['23505', 'duplicate key value violates unique constraint "vendors_name_unique"'],
  ['23505', 'duplicate key value violates unique constraint "staff_members_email_once"'],
  ['23P01', 'conflicting key value violates exclusion constraint "shifts_no_double_booking"'],
  ['23503', 'insert or update on table "shifts" violates foreign key constraint "shifts_staff"'],
])('%s: %s', (code, message) => {
  expect(sentence(code, message)).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
});

test('says who may save a row when a person may not', () => {
  const refused = (table: string) =>
    sentence('42501', `new row violates row-level security policy for table "${table}"`);
  expect(refused('invitations')).toMatch(
    /^An administrator invites people to their own club, and a manager invites staff\./,
  );
  expect(refused('vendors')).toBe('Only managers and admins of the club save this.');
  expect(sentence('42501', 'permission denied for table vendors')).toMatch(/^You may not do this\./);
});

test('names what is missing in plain words', () => {
  const message = 'null value in column "starts_at" of relation "shifts" violates not-null constraint';
  expect(sentence('23502', message)).toBe('Fill in “starts at”: it must not be empty.');
});

test('says what belongs in a field whose value cannot be read, without repeating the value', () => {
  expect(sentence('22P02', 'invalid input syntax for type uuid: "boolean"')).toMatch(/^This link or choice/);
  expect(sentence('22P02', 'invalid input syntax for type integer: "uuid"')).toMatch(/^This is not a number\./);
  expect(sentence('22P02', 'invalid input syntax for type json')).toMatch(/^Something entered here/);
});

test.each(['22008', '22P05', '23999', '40001', '40P01', '42703', '53100', '57014', 'PGRST116', 'PGRST204'])(
  '%s has a sentence without anything of the message',
  (code) => {
    expect(sentence(code, 'something that "a machine" says')).toMatch(/^[A-Z][^"]+\.$/);
  },
);

test('has no sentence for a fault inside the database', () => {
  expect(sentence('XX000', 'cache lookup failed for type 12')).toBeUndefined();
});

test('uses the general words of the code for a rule of a table that the page does not write', () => {
  const broken = {
    code: '23514',
    message: 'new row for relation "shifts" violates check constraint "shifts_end_after_start"',
  };
  expect(refusalSentence(broken, [])).toBe('Something entered here is not allowed. Check it and save again.');
  const unwritten = { code: '42501', message: 'new row violates row-level security policy for table "vendors"' };
  expect(refusalSentence(unwritten, [])).toMatch(/^You may not do this\./);
});
