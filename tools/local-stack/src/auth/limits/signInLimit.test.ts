import { AuthError } from '../authError';
import { createSignInLimit, type SignInLimit } from './signInLimit';

const MINUTE = 60_000;
const HERE = '10.0.0.1';
const TOO_MANY = /^Too many failed attempts/;
const WRONG = 'Invalid login credentials';

function limitAt(start = 0) {
  const clock = { now: start };
  return { clock, limit: createSignInLimit(() => clock.now) };
}

const wrong = async () => {
  throw new AuthError(400, 'invalid_credentials', WRONG);
};
const right = async () => 'a session';

async function fail(limit: SignInLimit, account: string, address = HERE, isKnown?: () => Promise<boolean>) {
  await expect(limit.judge(account, address, wrong, isKnown)).rejects.toThrow(WRONG);
}

async function failTimes(limit: SignInLimit, times: number, account: string): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) await fail(limit, account);
}

test('locks only the account that failed ten times, and only for that address', async () => {
  const { limit } = limitAt();
  await failTimes(limit, 10, 'ann');
  await expect(limit.judge('ann', HERE, right)).rejects.toThrow(TOO_MANY);
  expect(await limit.judge('ann', '10.0.0.2', right)).toBe('a session');
  expect(await limit.judge('bob', HERE, right)).toBe('a session');
});

test('decides 10 of 200 concurrent guesses', async () => {
  const { limit } = limitAt();
  let decided = 0;
  const guess = async () => {
    decided += 1;
    return wrong();
  };
  const guesses = await Promise.allSettled(Array.from({ length: 200 }, () => limit.judge('ann', HERE, guess)));
  expect(decided).toBe(10);
  const reasons = guesses.map((guessed) => (guessed.status === 'rejected' ? String(guessed.reason) : ''));
  expect(reasons.filter((reason) => reason.includes('Too many failed attempts'))).toHaveLength(190);
});

test('accepts 200 concurrent sign-ins with the right password', async () => {
  const { limit } = limitAt();
  const one = Array.from({ length: 200 }, () => limit.judge('ann', HERE, right));
  const many = Array.from({ length: 200 }, (_, person) => limit.judge(`person-${person}`, HERE, right));
  expect(new Set(await Promise.all([...one, ...many]))).toEqual(new Set(['a session']));
});

test('ends the wait after its time, and does not extend it for refused attempts', async () => {
  const { clock, limit } = limitAt();
  await failTimes(limit, 10, 'ann');
  clock.now = 4 * MINUTE;
  await expect(limit.judge('ann', HERE, right)).rejects.toThrow(TOO_MANY);
  clock.now = 5 * MINUTE;
  expect(await limit.judge('ann', HERE, right)).toBe('a session');
});

test('forgets the failures after a success', async () => {
  const { limit } = limitAt();
  await failTimes(limit, 9, 'ann');
  await limit.judge('ann', HERE, right);
  await failTimes(limit, 10, 'ann');
});

test('refuses new accounts after 100 failures from one address, and still accepts accounts known there', async () => {
  const { limit } = limitAt();
  for (let account = 0; account < 100; account += 1) await fail(limit, `person-${account}`);
  await expect(limit.judge('someone new', HERE, right)).rejects.toThrow(TOO_MANY);
  await expect(limit.judge('someone new', HERE, right, async () => false)).rejects.toThrow(TOO_MANY);
  const known = async () => true;
  for (let failure = 0; failure < 10; failure += 1) await fail(limit, 'ann', HERE, known);
  await expect(limit.judge('ann', HERE, right, known)).rejects.toThrow(TOO_MANY);
});

test('accepts an account on a crowded address that signed in there and signed out', async () => {
  const { limit } = limitAt();
  await limit.judge('ann', HERE, right);
  for (let stranger = 0; stranger < 100; stranger += 1) await fail(limit, `stranger-${stranger}`);
  // Signing out ends the session that tells the database about the account.
  expect(await limit.judge('ann', HERE, right, async () => false)).toBe('a session');
  await expect(limit.judge('bob', HERE, right)).rejects.toThrow(TOO_MANY);
  for (let failure = 0; failure < 10; failure += 1) await fail(limit, 'ann');
  await expect(limit.judge('ann', HERE, right)).rejects.toThrow(TOO_MANY);
});

test('does not count sign-ins that succeed', async () => {
  const { limit } = limitAt();
  for (let person = 0; person < 500; person += 1) await limit.judge(`person-${person}`, HERE, right);
  expect(await limit.judge('someone new', HERE, right)).toBe('a session');
});

test.each<[string, Error]>([
  ['the server fails', new Error('The database is away')],
  ['another limit refuses it', new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes.')],
])('does not count an attempt when %s', async (_what, error) => {
  const { limit } = limitAt();
  const fails = async () => {
    throw error;
  };
  for (let time = 0; time < 20; time += 1) {
    await expect(limit.judge('ann', HERE, fails)).rejects.toThrow(error.message);
  }
  await failTimes(limit, 10, 'ann');
  await expect(limit.judge('ann', HERE, right)).rejects.toThrow(TOO_MANY);
});
