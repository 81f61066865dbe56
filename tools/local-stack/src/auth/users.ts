import { isEmailAddress } from '@platform/contract';
import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database';
import { AuthError } from './authError';

/** A row of auth.users, with the columns that the service uses. */
export interface User {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  is_anonymous: boolean;
  banned_until: Date | null;
  created_at: Date | null;
  updated_at: Date | null;
  identities: Record<string, unknown>[];
}

/** Runs statements past the policies: the database or a transaction of the owner. */
type Owner = Pick<Database & Transaction, 'query'>;

const COLUMNS = `u.*, coalesce((
  select json_agg(json_build_object(
    'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
    'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
    'updated_at', i.updated_at, 'email', i.email))
  from auth.identities i where i.user_id = u.id), '[]') as identities`;

/** Addresses are compared and stored in lower case. */
export function normaliseEmail(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

/** Most bytes of each kind. The token carries it with every request, and a header has a limit. */
const MAX_METADATA_BYTES = 8 * 1024;
/** Most characters of the column. */
const LONGEST_EMAIL = 254;

/** @throws AuthError if the value is not an email address */
export function requireEmail(value: unknown): string {
  const email = normaliseEmail(value);
  if (isEmailAddress(email) && email.length <= LONGEST_EMAIL) return email;
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

export async function findUserByEmail(owner: Owner, email: string): Promise<User | null> {
  const { rows } = await owner.query<User>(
    `select ${COLUMNS} from auth.users u where u.email = $1 and not u.is_sso_user and u.deleted_at is null`,
    [email],
  );
  return rows[0] ?? null;
}

export async function findUser(owner: Owner, id: string): Promise<User | null> {
  const { rows } = await owner.query<User>(
    `select ${COLUMNS} from auth.users u where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

export interface NewUser {
  email: string;
  /** Null: the person chooses a password later, or never. */
  passwordHash: string | null;
  /** Whether the address counts as confirmed. */
  confirmed: boolean;
  userMetadata: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
}

/** Adds the account and its email identity. The product's triggers may refuse with an error. */
export function createUser(database: Database, user: NewUser): Promise<User> {
  if (Buffer.byteLength(JSON.stringify(user.userMetadata)) > MAX_METADATA_BYTES) throw tooMuchMetadata();
  const id = randomUUID();
  const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata };
  const identity = { sub: id, email: user.email, email_verified: user.confirmed, phone_verified: false };
  return database.transaction({ kind: 'owner' }, async (transaction) => {
    await transaction.query(
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
         case when $6 then now() end, $4, $5, now(), now())`,
      [
        id,
        user.email,
        user.passwordHash ?? '',
        JSON.stringify(appMetadata),
        JSON.stringify(user.userMetadata),
        user.confirmed,
      ],
    );
    await transaction.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
       values ($1, $2, $3, 'email', now(), now(), now())`,
      [id, id, JSON.stringify(identity)],
    );
    const created = await findUser(transaction, id);
    if (!created) throw new Error('the new account cannot be read back');
    return created;
  });
}

/** Marks the address of an account as confirmed. The product's triggers may refuse with an error. */
export async function confirmUser(owner: Owner, id: string): Promise<void> {
  const { affectedRows } = await owner.query(
    'update auth.users set email_confirmed_at = now(), updated_at = now() where id = $1 and email_confirmed_at is null',
    [id],
  );
  if (affectedRows === 0) return;
  await owner.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id],
  );
}

/**
 * Adds and replaces keys; a null value removes its key.
 * @throws AuthError 422 if an account would hold more than its token can carry
 */
export async function mergeMetadata(
  owner: Owner,
  id: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  metadata: Record<string, unknown>,
): Promise<void> {
  const { affectedRows } = await owner.query(
    `update auth.users set updated_at = now(), ${column} = merged.metadata
     from (
       select coalesce(jsonb_object_agg(key, value) filter (where value <> 'null'), '{}') as metadata
       from auth.users as present, jsonb_each(coalesce(present.${column}, '{}') || $2::jsonb)
       where present.id = $1
     ) as merged
     where id = $1 and octet_length(merged.metadata::text) <= ${MAX_METADATA_BYTES}`,
    [id, JSON.stringify(metadata)],
  );
  if (affectedRows === 0) throw tooMuchMetadata();
}

function tooMuchMetadata(): AuthError {
  const kilobytes = MAX_METADATA_BYTES / 1024;
  return new AuthError(422, 'validation_failed', `An account holds ${kilobytes} KB of data at most. Send less of it.`);
}

export async function setPassword(owner: Owner, id: string, hash: string): Promise<void> {
  await owner.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [id, hash]);
}

/** Stores the new address of an account, which it gets once both addresses have confirmed it. */
export async function prepareEmailChange(owner: Owner, id: string, newEmail: string): Promise<void> {
  await owner.query(
    `update auth.users set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0,
       updated_at = now()
     where id = $1`,
    [id, newEmail],
  );
}

/** Gives an account another address, also in its identity. */
export async function changeEmail(owner: Owner, id: string, email: string): Promise<void> {
  await owner.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, updated_at = now()
     where id = $1`,
    [id, email],
  );
  await owner.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text), updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, email],
  );
}

/** @returns a page of the accounts, newest first, and their total number */
export async function listUsers(
  owner: Owner,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ users: User[]; total: number }> {
  const { rows: users } = await owner.query<User>(
    `select ${COLUMNS} from auth.users u where u.deleted_at is null
     order by u.created_at desc, u.id limit $1::int offset $2::bigint`,
    [limit, offset],
  );
  const { rows: counted } = await owner.query<{ total: number }>(
    'select count(*)::int as total from auth.users where deleted_at is null',
  );
  return { users, total: counted[0]?.total ?? 0 };
}

/** Removes an account with everything that belongs to it. A soft removal keeps its row without a name. */
export async function deleteUser(database: Database, id: string, softly: boolean): Promise<void> {
  if (!softly) {
    await database.query('delete from auth.users where id = $1', [id]);
    return;
  }
  await database.transaction({ kind: 'owner' }, async (transaction) => {
    for (const table of ['identities', 'sessions', 'one_time_tokens']) {
      await transaction.query(`delete from auth.${table} where user_id = $1`, [id]);
    }
    await transaction.query(
      `update auth.users set deleted_at = now(), email = null, phone = null, encrypted_password = '',
         raw_user_meta_data = '{}', raw_app_meta_data = '{}'
       where id = $1`,
      [id],
    );
  });
}

export function isBanned({ banned_until }: User): boolean {
  return banned_until !== null && banned_until.getTime() > Date.now();
}

/** The account in the format of the client library. */
export function userView(user: User): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    phone: user.phone ?? '',
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
    ...eventsOf(user),
  };
}

/** Fields that an account has only if they apply. */
function eventsOf(user: User): Record<string, unknown> {
  const events = {
    invited_at: user.invited_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    banned_until: user.banned_until,
    new_email: user.email_change,
    email_change_sent_at: user.email_change ? user.email_change_sent_at : null,
  };
  return Object.fromEntries(Object.entries(events).filter(([, value]) => value));
}
