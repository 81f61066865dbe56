import { isEmailAddress as isAddressInForms } from '@platform/contract';
import { isEmailAddress } from './emailAddress.ts';

test.each([
  'ana@club.org',
  'Ana.Lima+pool@mail.club-pool.org',
  "o'neil@club.org",
  '',
  'ana',
  'ana@localhost',
  'ana@-club.org',
  'ana@club..org',
  'ana lima@club.org',
  'a@b@club.org',
  'ana@club.org\n',
])('%j is judged as the forms judge it', (text) => expect(isEmailAddress(text)).toBe(isAddressInForms(text)));
