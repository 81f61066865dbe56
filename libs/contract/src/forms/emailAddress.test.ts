import { isEmailAddress } from './emailAddress';

test.each(['ana@club.org', 'Ana.Lima+pool@mail.club-pool.org', "o'neil@club.org", '_@a.b'])(
  '%s is an address',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each([
  '',
  'ana',
  'ana@',
  '@club.org',
  'ana@localhost',
  'ana@club.',
  'ana@.org',
  'ana@-club.org',
  'ana@club-.org',
  'ana@club..org',
  'ana lima@club.org',
  'ana@club.org, bo@club.org',
  'a@b@club.org',
  '<ana@club.org>',
  'ana@club.org\n',
  'ana@club.org\r\nBcc: everyone@club.org',
  'änä@club.org',
])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));
