import { MOST_AT_ONCE, readAddresses } from './addresses';

test('reads addresses from lines or commas, each once', () => {
  expect(readAddresses('Ana@Club.org, ben@club.org\n<ana@club.org>;\n')).toEqual([
    { email: 'ana@club.org', problem: null },
    { email: 'ben@club.org', problem: null },
  ]);
});

test('says which addresses cannot be invited, and why', () => {
  expect(readAddresses('ana@localhost')[0]?.problem).toMatch(/not an email address/);
  const many = readAddresses(Array.from({ length: MOST_AT_ONCE + 1 }, (_, n) => `p${n}@club.org`).join('\n'));
  expect(many.filter(({ problem }) => problem !== null).map(({ problem }) => problem)).toEqual([
    'More than 50 at once. Invite the rest in an hour.',
  ]);
});
