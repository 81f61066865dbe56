import { createHash } from 'node:crypto';
import { startFront } from './postgrestFront';
import { startPostgrest } from './postgrestProcess';
import { copyProductDatabase, createDatabase, execute } from './postgresServer';
import { startStack, STATEMENT_LIMIT, type Schema } from './stack';
import type { Target } from '../target';

/**
 * Real PostgREST on a database that our stack has prepared, behind a front that gives it what a hosted project's does:
 * the role of an api key, and everything that is not REST to our stack. It trusts our stack's public keys.
 */
export async function openPostgrestTarget(schema: Schema = 'fixtures'): Promise<Target> {
  const opened: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of opened.reverse()) await part.stop();
  };
  try {
    const database = await (schema === 'product' ? copyProductDatabase() : createDatabase());
    opened.push({ stop: database.drop });
    const stack = await startStack({ DATABASE_URL: database.url }, schema);
    opened.push(stack);
    const publicKeys = await fetch(`${stack.url}/auth/v1/.well-known/jwks.json`);
    const postgrest = await startPostgrest(await authenticatorUrl(database.url), await publicKeys.text());
    opened.push(postgrest);
    const front = await startFront(stack, postgrest.url);
    opened.push(front);
    return { ...stack, url: front.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The account that PostgREST connects with, with the limit that our stack has. Accounts belong to the whole server, and
 * test files run beside one another: all of them give it the same password, which follows from the server's own.
 */
async function authenticatorUrl(databaseUrl: string): Promise<string> {
  const { host, password: ofServer } = new URL(databaseUrl);
  const password = createHash('sha256').update(`${host} ${ofServer}`).digest('base64url');
  await execute(
    databaseUrl,
    `alter role authenticator password '${password}'; alter role authenticator set statement_timeout to ${STATEMENT_LIMIT}`,
  );
  const url = new URL(databaseUrl);
  url.username = 'authenticator';
  url.password = password;
  return url.href;
}
