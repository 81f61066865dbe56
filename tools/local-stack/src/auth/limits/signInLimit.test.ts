import { AuthError } from '../authError';
import { createSignInLimit, judge } from './signInLimit';

const MINUTE = 60_000;
const HERE = '10.0.0.1';

function limitAt(start = 0) {
  const clock = { now: start };
  return { clock, limit: createSignInLimit(() => clock.now) };
}

const TOO_MANY = /^Too many failed attempts/;

test('ten failures close an account for an address, and for no other', async () => {
  const { limit } = limitAt();
  for (let failure = 0; failure < 10; failure += 1) await limit.begin('ann', HERE);
  await expect(limit.begin('ann', HERE)).rejects.toThrow(TOO_MANY);
  await limit.begin('ann', '10.0.0.2');
  await limit.begin('bob', HERE);
});

test('accepts 10 of 200 concurrent attempts', async () => {
  const { limit } = limitAt();
  const attempts = await Promise.allSettled(Array.from({ length: 200 }, () => limit.begin('ann', HERE)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('the wait ends, and refused attempts do not prolong it', async () => {
  const { clock, limit } = limitAt();
  for (let failure = 0; failure < 10; failure += 1) await limit.begin('ann', HERE);
  clock.now = 4 * MINUTE;
  await expect(limit.begin('ann', HERE)).rejects.toThrow(TOO_MANY);
  clock.now = 5 * MINUTE;
  await limit.begin('ann', HERE);
});

test('success forgets the failures', async () => {
  const { limit } = limitAt();
  for (let failure = 0; failure < 9; failure += 1) await limit.begin('ann', HERE);
  (await limit.begin('ann', HERE)).succeeded();
  for (let failure = 0; failure < 10; failure += 1) await limit.begin('ann', HERE);
});

test('refuses new accounts after 100 failures from one address, and still accepts accounts known there', async () => {
  const { limit } = limitAt();
  for (let account = 0; account < 100; account += 1) await limit.begin(`person-${account}`, HERE);
  await expect(limit.begin('someone new', HERE)).rejects.toThrow(TOO_MANY);
  await expect(limit.begin('someone new', HERE, async () => false)).rejects.toThrow(TOO_MANY);
  for (let failure = 0; failure < 10; failure += 1) await limit.begin('ann', HERE, async () => true);
  await expect(limit.begin('ann', HERE, async () => true)).rejects.toThrow(TOO_MANY);
});

test('does not count sign-ins that succeed', async () => {
  const { limit } = limitAt();
  for (let person = 0; person < 500; person += 1) (await limit.begin(`person-${person}`, HERE)).succeeded();
  await limit.begin('someone new', HERE);
});

test('does not count an attempt when the server fails', async () => {
  const { limit } = limitAt();
  const away = async () => {
    throw new Error('The database is away');
  };
  for (let time = 0; time < 20; time += 1) {
    await expect(judge(await limit.begin('ann', HERE), away)).rejects.toThrow('away');
  }
  const wrong = async () => {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  };
  for (let time = 0; time < 10; time += 1) {
    await expect(judge(await limit.begin('ann', HERE), wrong)).rejects.toThrow('Invalid');
  }
  await expect(limit.begin('ann', HERE)).rejects.toThrow(TOO_MANY);
});
