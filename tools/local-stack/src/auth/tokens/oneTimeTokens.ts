import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database';
import { arrayParameter } from '../../database/literals';
import { isSameSecret } from '../../http/isSameSecret';

/** The purpose of a token, in the words of the hosted auth service. */
export type TokenKind =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new';

/** One proof in two forms: a long token for a link and six digits to type. Using either one spends both. */
export interface IssuedToken {
  linkToken: string;
  code: string;
}

/** How a person proves that they received the email. */
export type Proof = { by: 'link'; linkToken: string } | { by: 'code'; email: string; code: string };

interface SpentToken {
  userId: string;
  kind: TokenKind;
}

/** Lifetime of a token in seconds. */
const TOKEN_SECONDS = 3600;

/**
 * Makes a token for an account and deletes the earlier one of the same kind. Stores only the digest of the link's
 * token; the code is derived from that digest with a secret, so the database reveals neither.
 * @param email the recipient
 */
export async function issueToken(
  transaction: Transaction,
  secret: string,
  { userId, kind, email }: { userId: string; kind: TokenKind; email: string },
): Promise<IssuedToken> {
  const linkToken = randomBytes(28).toString('hex');
  const digest = digestOf(linkToken);
  await transaction.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, localtimestamp, localtimestamp)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at,
       updated_at = excluded.updated_at`,
    [randomUUID(), userId, kind, digest, email],
  );
  return { linkToken, code: codeOf(secret, digest) };
}

/** Spends a token. @returns null if it does not exist, was already spent or has expired */
export async function spendToken(
  transaction: Transaction,
  secret: string,
  proof: Proof,
  kinds: readonly TokenKind[],
): Promise<SpentToken | null> {
  const [column, value] = proof.by === 'link' ? ['token_hash', digestOf(proof.linkToken)] : ['relates_to', proof.email];
  const { rows } = await transaction.query<{ id: string; user_id: string; kind: TokenKind; digest: string }>(
    `select id, user_id, token_type as kind, token_hash as digest from auth.one_time_tokens
     where ${column} = $1 and token_type = any ($2::auth.one_time_token_type[])
       and created_at > localtimestamp - make_interval(secs => ${TOKEN_SECONDS})
     for update`,
    [value, arrayParameter([...kinds])],
  );
  const found = rows.find(({ digest }) => proof.by === 'link' || isSameSecret(proof.code, codeOf(secret, digest)));
  if (!found) return null;
  await transaction.query('delete from auth.one_time_tokens where id = $1', [found.id]);
  return { userId: found.user_id, kind: found.kind };
}

/** Invalidates every token of an account, or those of some kinds. */
export async function forgetTokens(
  transaction: Pick<Transaction, 'query'>,
  userId: string,
  kinds: readonly TokenKind[] | 'all' = 'all',
): Promise<void> {
  if (kinds === 'all') await transaction.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  else {
    await transaction.query(
      'delete from auth.one_time_tokens where user_id = $1 and token_type = any ($2::auth.one_time_token_type[])',
      [userId, arrayParameter([...kinds])],
    );
  }
}

function digestOf(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('hex');
}

function codeOf(secret: string, digest: string): string {
  const number = createHmac('sha256', secret).update(digest).digest().readUInt32BE() % 1_000_000;
  return String(number).padStart(6, '0');
}
