import { MOST_AT_ONCE, readAddresses } from './pastedAddresses';

const emails = (text: string) => readAddresses(text).map(({ email }) => email);

test('reads addresses in the formats people use, each once', () => {
  expect(emails('Ana@Club.org\r\n  ben@club.org ,; cy@club.org\n\nAna Lima <ana@club.org>')).toEqual([
    'ana@club.org',
    'ben@club.org',
    'cy@club.org',
  ]);
  expect(emails('ana@club.org ben@club.org\tcy@club.org')).toEqual(['ana@club.org', 'ben@club.org', 'cy@club.org']);
  expect(emails(' \n ,; ')).toEqual([]);
});

test.each(['ana', 'ana@localhost', 'ana lima@club.org', '<>ana', `${'a'.repeat(250)}@club.org`, 'a@b@club.org'])(
  'says that %s is not an address',
  (text) => expect(readAddresses(text)[0]?.problem).toMatch(/not an email address/),
);

test('says before sending what the server would refuse for this hour', () => {
  const many = readAddresses(Array.from({ length: MOST_AT_ONCE + 1 }, (_, number) => `p${number}@club.org`).join('\n'));
  expect(many.filter(({ problem }) => problem === null)).toHaveLength(MOST_AT_ONCE);
  expect(many.at(-1)?.problem).toMatch(/in an hour/);
});
