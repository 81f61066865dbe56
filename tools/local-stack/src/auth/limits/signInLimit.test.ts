import { createSignInLimit } from './signInLimit';

const MINUTE = 60_000;

function limitAt(start = 0) {
  const clock = { now: start };
  return { clock, limit: createSignInLimit(() => clock.now) };
}

test('ten failures close an account for an address, and for no other', () => {
  const { limit } = limitAt();
  for (let failure = 0; failure < 10; failure += 1) {
    expect(limit.allows('ann', '10.0.0.1')).toBe(true);
    limit.failed('ann', '10.0.0.1');
  }
  expect(limit.allows('ann', '10.0.0.1')).toBe(false);
  expect(limit.allows('ann', '10.0.0.2')).toBe(true);
  expect(limit.allows('bob', '10.0.0.1')).toBe(true);
});

test('the wait ends, and refused attempts do not prolong it', () => {
  const { clock, limit } = limitAt();
  for (let failure = 0; failure < 10; failure += 1) limit.failed('ann', '10.0.0.1');
  clock.now = 4 * MINUTE;
  expect(limit.allows('ann', '10.0.0.1')).toBe(false);
  clock.now = 5 * MINUTE;
  expect(limit.allows('ann', '10.0.0.1')).toBe(true);
});

test('success forgets the failures', () => {
  const { limit } = limitAt();
  for (let failure = 0; failure < 9; failure += 1) limit.failed('ann', '10.0.0.1');
  limit.succeeded('ann', '10.0.0.1');
  limit.failed('ann', '10.0.0.1');
  expect(limit.allows('ann', '10.0.0.1')).toBe(true);
});

test('trying many accounts from one address ends too', () => {
  const { limit } = limitAt();
  for (let account = 0; account < 100; account += 1) limit.failed(`person-${account}`, '10.0.0.1');
  expect(limit.allows('someone new', '10.0.0.1')).toBe(false);
});
