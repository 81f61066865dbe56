import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { DatabaseError } from '../database/databaseError';
import { AuthError } from './authError';
import { createUser, type NewUser, type User } from './users';

/**
 * The hook in config.toml, `[auth.hook.before_user_created]`. Without it, only the migrations' triggers admit accounts.
 */
const HOOK = 'app.before_user_created(jsonb)';

interface HookAnswer {
  error?: { http_code?: number; message?: string };
}

/**
 * Adds an account, if the product's hook and triggers allow it.
 * @param network address of the caller's socket
 * @throws AuthError 403 for a person without an invitation, 422 `email_exists` for an address with an account
 */
export async function createAccount(database: Database, user: NewUser, network: string): Promise<User> {
  const refusal = await askHook(database, user.email, network);
  if (refusal) throw refusal;
  try {
    return await createUser(database, user);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === '23505') {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    if (isRefusal(error)) throw await refusalOfEveryone(database, network);
    throw error;
  }
}

/**
 * The answer for an address that no one can have. People who must not learn why they are refused get the same answer.
 */
export async function refusalOfEveryone(database: Database, network: string): Promise<AuthError> {
  return (await askHook(database, null, network)) ?? refusal(403, 'This address cannot be signed up.');
}

/** A trigger raised an error or a constraint was violated; anything else is a failure. */
export function isRefusal({ code }: DatabaseError): boolean {
  return (
    code === 'P0001' || code === '42501' || code.startsWith('23') || code.startsWith('28') || code.startsWith('PT4')
  );
}

async function askHook(database: Database, email: string | null, network: string): Promise<AuthError | null> {
  const { rows: hooks } = await database.query<{ exists: boolean }>(
    'select to_regprocedure($1) is not null as "exists"',
    [HOOK],
  );
  if (!hooks[0]?.exists) return null;
  const event = {
    metadata: { uuid: randomUUID(), time: new Date().toISOString(), name: 'before-user-created', ip_address: network },
    user: { email, aud: 'authenticated', role: 'authenticated' },
  };
  const { rows } = await database.query<{ answer: HookAnswer }>('select app.before_user_created($1::jsonb) as answer', [
    JSON.stringify(event),
  ]);
  const error = rows[0]?.answer.error;
  return error ? refusal(error.http_code ?? 500, error.message ?? 'This address cannot be signed up.') : null;
}

function refusal(status: number, message: string): AuthError {
  const hint = 'If you have an account already, sign in or ask for a new password.';
  return new AuthError(status, 'signup_disabled', message, { hint });
}
