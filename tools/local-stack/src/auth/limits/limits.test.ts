import { AuthError } from '../authError';
import { createCodeLimit } from './codeLimit';
import { createMailLimit } from './mailLimit';
import { createResetPause } from './resetPause';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOO_MANY = /^Too many/;

test('allows six emails an hour to one address, from all callers together', () => {
  const clock = { now: 0 };
  const limit = createMailLimit(() => clock.now);
  for (let mail = 0; mail < 6; mail += 1) limit.count('ann@example.test', `10.0.0.${mail}`);
  expect(() => limit.count('ann@example.test', '10.0.0.9')).toThrow(TOO_MANY);
  limit.count('bob@example.test', '10.0.0.1');
  clock.now = HOUR;
  limit.count('ann@example.test', '10.0.0.9');
});

test('lets a network request the emails of a whole club, but not of everyone', () => {
  const limit = createMailLimit(() => 0);
  for (let person = 0; person < 120; person += 1) limit.count(`person-${person}@example.test`, '10.0.0.1');
  expect(() => limit.count('someone@example.test', '10.0.0.1')).toThrow(TOO_MANY);
  limit.count('someone@example.test', '10.0.0.2');
});

test('allows another password link after a minute, and does not extend the wait for refused requests', () => {
  const clock = { now: 0 };
  const pause = createResetPause(() => clock.now);
  pause.begin('ann@example.test');
  pause.begin('bob@example.test');
  clock.now = MINUTE - 1;
  expect(() => pause.begin('ann@example.test')).toThrow(/less than a minute ago/);
  clock.now = MINUTE;
  pause.begin('ann@example.test');
});

test('locks the codes of an address for an hour after twenty wrong ones', async () => {
  const clock = { now: 0 };
  const limit = createCodeLimit(() => clock.now);
  const right = async () => 'a session';
  const wrong = async () => {
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  };
  for (let time = 0; time < 20; time += 1) await limit.judge('ann@example.test', right);
  for (let guess = 0; guess < 20; guess += 1) {
    await expect(limit.judge('ann@example.test', wrong)).rejects.toThrow('Token has expired');
  }
  await expect(limit.judge('ann@example.test', right)).rejects.toThrow(TOO_MANY);
  expect(await limit.judge('bob@example.test', right)).toBe('a session');
  clock.now = HOUR;
  expect(await limit.judge('ann@example.test', right)).toBe('a session');
});
