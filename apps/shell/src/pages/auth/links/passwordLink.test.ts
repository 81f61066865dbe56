import { passwordLinkIn } from './passwordLink';

const linkIn = (search: string) => passwordLinkIn(new URLSearchParams(search));

test('reads the token of an invitation link and of a password link', () => {
  expect(linkIn('type=invite&token_hash=abc')).toEqual({ type: 'invite', tokenHash: 'abc' });
  expect(linkIn('type=invitation&token=abc')).toEqual({ type: 'invitation', tokenHash: 'abc' });
  expect(linkIn('type=recovery&token_hash=abc')).toEqual({ type: 'recovery', tokenHash: 'abc' });
});

test.each([
  '',
  'type=invite',
  'type=invitation&token_hash=abc',
  'type=invite&token_hash=',
  'type=email_change&token_hash=abc',
  'token_hash=abc',
])('"%s" has no token', (search) => expect(linkIn(search)).toBeUndefined());
