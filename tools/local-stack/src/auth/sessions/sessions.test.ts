import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import type { Database } from '../../database/database';
import { openPglite } from '../../database/pglite/pgliteDatabase';
import { preparePlatform } from '../../database/preparePlatform';
import { copyEmptyDatabase } from '../../testing/prepared/copyEmptyDatabase';
import { createAccessTokens, type AccessTokens } from '../tokens/accessTokens';
import { openSession, refreshSession } from './sessions';
import { createUser, type User } from '../users';

const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
let database: Database;
let tokens: AccessTokens;
let user: User;

beforeAll(async () => {
  await copyEmptyDatabase(folder);
  database = await openPglite({ folder: dataFolderAt(folder).database });
  await preparePlatform(database);
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  tokens = await createAccessTokens({ ...(await exportJWK(privateKey)), alg: 'ES256' }, 'http://127.0.0.1/auth/v1');
  user = await createUser(database, {
    email: 'ann@example.test',
    passwordHash: 'none',
    confirmed: true,
    userMetadata: { role: 'service_role' },
  });
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

interface SessionView {
  access_token: string;
  refresh_token: string;
}

const open = async () =>
  (await openSession(database, tokens, user, { address: '127.0.0.1', userAgent: 'test' })) as unknown as SessionView;
const refresh = async (session: SessionView) =>
  (await refreshSession(database, tokens, session.refresh_token)) as unknown as SessionView;

/** Makes the spent tokens older than the grace period of ten seconds. */
async function waitOutTheGrace(): Promise<void> {
  await database.query(`update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where revoked`);
}

test("takes no role from a person's metadata", async () => {
  const { access_token } = await open();
  expect(await tokens.verify(access_token)).toMatchObject({ kind: 'valid', claims: { role: 'authenticated' } });
});

test('accepts a spent token within the grace period, for a tab that came second', async () => {
  const first = await open();
  const one = await refresh(first);
  const two = await refresh(first);
  expect(two.refresh_token).not.toBe(one.refresh_token);
  await expect(refresh(one)).resolves.toBeDefined();
  await expect(refresh(two)).resolves.toBeDefined();
});

test('does not extend the grace period on a second use', async () => {
  const first = await open();
  await refresh(first);
  await database.query(`update auth.refresh_tokens set updated_at = updated_at - interval '6 seconds' where revoked`);
  await refresh(first);
  await database.query(`update auth.refresh_tokens set updated_at = updated_at - interval '6 seconds' where revoked`);
  await expect(refresh(first)).rejects.toMatchObject({ code: 'refresh_token_already_used' });
});

test('treats a token used after the grace period as copied: ends its whole session, and no other', async () => {
  const stolen = await open();
  const other = await open();
  const current = await refresh(await refresh(stolen));
  await waitOutTheGrace();
  await expect(refresh(stolen)).rejects.toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  await expect(refresh(current)).rejects.toMatchObject({ code: 'refresh_token_not_found' });
  await expect(refresh(other)).resolves.toBeDefined();
});

test('a banned person gets no new tokens', async () => {
  const session = await open();
  await database.query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [user.id]);
  await expect(refresh(session)).rejects.toMatchObject({ code: 'user_banned' });
  await database.query('update auth.users set banned_until = null where id = $1', [user.id]);
  await expect(refresh(session)).resolves.toBeDefined();
});

test('stores nothing that could be used', async () => {
  const { refresh_token } = await open();
  const { rows } = await database.query('select from auth.refresh_tokens where token = $1', [refresh_token]);
  expect(rows).toEqual([]);
});
