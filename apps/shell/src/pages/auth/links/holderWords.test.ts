import { holderWords } from './holderWords';

const email = 'robin@example.test';
const invited = (role: string, clubName: string | null) =>
  holderWords({ email, isNew: true, offer: { role, clubName, inviter: 'Marcus Bell' } }, true);

test('names the inviter, the club and the role of an invitation', () => {
  expect(invited('manager', 'Pine Hollow')).toMatch(
    /^Marcus Bell invites you\. You join Pine Hollow as robin@example\.test\. Tell us your name/,
  );
  expect(invited('super_admin', null)).toContain('You join the firm as robin@example.test.');
  expect(invited('user', null)).toContain('You set up your club as robin@example.test.');
});

test('names the address when the inviter is unknown', () => {
  expect(holderWords({ email, isNew: true }, true)).toMatch(/^Your account is robin@example\.test\./);
  expect(holderWords({ email, isNew: false }, false)).toMatch(/^For robin@example\.test\./);
});

test('names no one when the server did not say', () => {
  expect(holderWords(undefined, true)).toMatch(/^Tell us your name/);
  expect(holderWords(undefined, false)).toBe('You sign in with it from now on.');
});
