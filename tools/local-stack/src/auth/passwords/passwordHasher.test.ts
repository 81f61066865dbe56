import { createPasswordHasher, type PasswordHasher } from './passwordHasher';

let hasher: PasswordHasher;
beforeAll(() => {
  hasher = createPasswordHasher();
});
afterAll(() => hasher.close());

test('a password matches its hash and no other', async () => {
  const hash = await hasher.hash('quiet-harbour-7');
  expect(hash).toMatch(/^\$2b\$10\$.{53}$/);
  expect(await hasher.matches('quiet-harbour-7', hash)).toBe(true);
  expect(await hasher.matches('quiet-harbour-8', hash)).toBe(false);
});

test('hashes at the requested cost, and refuses an unknown account with the same work', async () => {
  const quick = createPasswordHasher(4);
  const hash = await quick.hash('quiet-harbour-7');
  expect(hash).toMatch(/^\$2b\$04\$.{53}$/);
  expect(await quick.matches('quiet-harbour-7', hash)).toBe(true);
  expect(await quick.matches('quiet-harbour-7', null)).toBe(false);
  await quick.close();
});

test('reads hashes of pgcrypto, as in the seed', async () => {
  // select crypt('clubcrew-local', gen_salt('bf', 8))
  const hash = '$2a$08$z5qBngciHOBPij7bGSeYr.H0lUZonLeVBRZ5c329rL3G.TUdhzX5C';
  expect(await hasher.matches('clubcrew-local', hash)).toBe(true);
  expect(await hasher.matches('clubcrew-remote', hash)).toBe(false);
});

test('matches no one without a hash, whatever is typed', async () => {
  expect(await hasher.matches('', null)).toBe(false);
  expect(await hasher.matches('anything', '')).toBe(false);
});
