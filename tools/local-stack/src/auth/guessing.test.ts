import { SEED_PASSWORD, startProductStack, type ProductStack } from '../testing/productStack';

// Guessing passwords and codes, and finding out who has an account.

let stack: ProductStack;
beforeAll(async () => {
  stack = await startProductStack();
}, 60_000);
afterAll(() => stack.close());

/** The headers a guesser sends to look like another person with every request. */
const disguise = (number: number) => ({
  'x-forwarded-for': `10.0.${number}.1`,
  forwarded: `for=10.0.${number}.2`,
  'x-real-ip': `10.0.${number}.3`,
  'cf-connecting-ip': `10.0.${number}.4`,
  'true-client-ip': `10.0.${number}.5`,
});

const VICTIM = 'admin@pinehollow.test';
const HONEST = ['manager@pinehollow.test', 'staff@pinehollow.test', 'admin@lakeside.test', 'staff@lakeside.test'];

test('stops a disguised guesser while forty people sign in from the same address', async () => {
  const guess = async (number: number) => {
    const client = stack.client(disguise(number));
    const { error } = await client.auth.signInWithPassword({ email: VICTIM, password: `guess-${number}` });
    return error?.status;
  };
  const guesses = async () => {
    const statuses: unknown[] = [];
    for (let number = 0; number < 20; number += 1) statuses.push(await guess(number));
    return statuses;
  };
  const people = Array.from({ length: 40 }, (_, number) =>
    stack.client().auth.signInWithPassword({ email: HONEST[number % 4] ?? '', password: SEED_PASSWORD }),
  );
  const [statuses, signIns] = await Promise.all([guesses(), Promise.all(people)]);
  expect(signIns.filter(({ error }) => error !== null)).toEqual([]);
  expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(10).fill(429)]);

  const right = await stack.client(disguise(99)).auth.signInWithPassword({ email: VICTIM, password: SEED_PASSWORD });
  expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
}, 60_000);

test('judges 10 of 30 concurrent guesses of the six digits, and the link of the email still works', async () => {
  const email = 'staff@lakeside.test';
  const issued = await fetch(`${stack.origin}/auth/v1/admin/generate_link`, {
    method: 'POST',
    headers: { apikey: stack.keys.secret, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'recovery', email }),
  });
  const { email_otp: code, hashed_token: token } = (await issued.json()) as { email_otp: string; hashed_token: string };
  expect(code).toMatch(/^\d{6}$/);
  const verify = (guess: number, number: number) =>
    stack.client(disguise(number)).auth.verifyOtp({
      email,
      token: String(guess % 1_000_000).padStart(6, '0'),
      type: 'recovery',
    });
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, number) => verify(Number(code) + 1 + number, number)),
  );
  const statuses = guesses.map(({ error }) => error?.status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await verify(Number(code), 11)).error?.status).toBe(429);
  const { data, error } = await stack.client().auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

test('sends no code in an email with a link, because no page accepts one', async () => {
  const email = 'admin@pinehollow.test';
  expect((await stack.client().auth.resetPasswordForEmail(email)).error).toBeNull();
  const mails = (await (await fetch(`${stack.origin}/outbox.json`)).json()) as { to: string; text: string }[];
  const { text = '' } = mails.find(({ to }) => to === email) ?? {};
  expect(text).toContain('/auth/password?type=recovery&token_hash=');
  expect(text).not.toMatch(/code|^.*\b\d{6}$/im);
});

test.each<[string, (email: string) => Promise<{ data: unknown; error: unknown }>]>([
  ['signing in', (email) => stack.client().auth.signInWithPassword({ email, password: 'wrong-password' })],
  ['signing up', (email) => stack.client().auth.signUp({ email, password: 'quiet-harbour-7' })],
  ['a forgotten password', (email) => stack.client().auth.resetPasswordForEmail(email)],
  ['a sign-in link', (email) => stack.client().auth.signInWithOtp({ email })],
  ['sending again', (email) => stack.client().auth.resend({ type: 'signup', email })],
  ['a code', (email) => stack.client().auth.verifyOtp({ email, token: '123456', type: 'email' })],
])('%s gives the same answer for an address with an account and one without', async (_what, ask) => {
  const known = await ask('manager@pinehollow.test');
  const unknown = await ask('stranger@example.test');
  expect(JSON.stringify(unknown)).toBe(JSON.stringify(known));
  const { rows } = await stack.database.query(`select from auth.users where email = 'stranger@example.test'`);
  expect(rows).toEqual([]);
});

test('gives the same specified answer to sign-ups without an invitation and with an existing account', async () => {
  const { error } = await stack.client().auth.signUp({ email: 'stranger@example.test', password: 'quiet-harbour-7' });
  expect(error).toMatchObject({
    status: 403,
    code: 'signup_disabled',
    message: 'Access is currently restricted to invited users only. Please contact us for access.',
  });
});

test.each(['\0', 'staff@lakeside.test\0', '\ud800'])(
  'refuses an address that no text column can store (%j) like any other',
  async (email) => {
    const { auth } = stack.client();
    const answers = [
      await auth.signInWithPassword({ email, password: SEED_PASSWORD }),
      await auth.signUp({ email, password: SEED_PASSWORD }),
      await auth.resetPasswordForEmail(email),
      await auth.signUp({
        email: 'free@example.test',
        password: SEED_PASSWORD,
        options: { data: { display_name: email } },
      }),
    ];
    expect(answers.map(({ error }) => error?.status)).toEqual([400, 400, 400, 400]);
  },
);

test('judges 10 of 200 concurrent sign-ins and refuses the rest, including the right password', async () => {
  const email = 'admin@lakeside.test';
  const attempts = Array.from({ length: 200 }, (_, number) => ({
    email,
    password: number === 190 ? SEED_PASSWORD : `guess-${number}`,
  }));
  const answers = await Promise.all(attempts.map((attempt) => stack.client().auth.signInWithPassword(attempt)));
  const statuses = answers.map(({ error }) => error?.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(190);
}, 60_000);

test('accepts a known account and a valid link after too many failures from the network', async () => {
  const known = { email: 'staff@pinehollow.test', password: SEED_PASSWORD };
  expect((await stack.client().auth.signInWithPassword(known)).error).toBeNull();
  const wrong = Array.from({ length: 120 }, (_, number) =>
    stack.client().auth.signInWithPassword({ email: `person-${number}@example.test`, password: 'wrong-password' }),
  );
  const statuses = (await Promise.all(wrong)).map(({ error }) => error?.status);
  expect(statuses.at(-1)).toBe(429);

  expect((await stack.client().auth.signInWithPassword(known)).error).toBeNull();
  const email = 'admin@lakeside.test';
  expect((await stack.client().auth.resetPasswordForEmail(email)).error).toBeNull();
  const mails = (await (await fetch(`${stack.origin}/outbox.json`)).json()) as { to: string; text: string }[];
  const token = /token_hash=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  expect((await stack.client().auth.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull();
}, 60_000);
