import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database';

/** A row of auth.users, as far as the service uses it. */
export interface User {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  is_anonymous: boolean;
  banned_until: Date | null;
  created_at: Date | null;
  updated_at: Date | null;
  identities: Record<string, unknown>[];
}

/** Something that runs statements past the policies: the database or a transaction of the owner. */
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
  passwordHash: string;
  userMetadata: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
}

/** Makes the account and its e-mail identity. Triggers of the product may refuse with an error. */
export function createUser(database: Database, user: NewUser): Promise<User> {
  const id = randomUUID();
  const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata };
  const identity = { sub: id, email: user.email, email_verified: true, phone_verified: false };
  return database.transaction({ kind: 'owner' }, async (transaction) => {
    await transaction.query(
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, now(),
         $4, $5, now(), now())`,
      [id, user.email, user.passwordHash, JSON.stringify(appMetadata), JSON.stringify(user.userMetadata)],
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

export function isBanned({ banned_until }: User): boolean {
  return banned_until !== null && banned_until.getTime() > Date.now();
}

/** The account as the client library sees it. */
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
  };
}
