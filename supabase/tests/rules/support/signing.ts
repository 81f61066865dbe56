import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { keyStatement, releaseStatement, type Release } from '@platform/contract';
import type { Outcome, RulesDatabase } from './database';
import { service, type Caller } from './people';

/** An Ed25519 key of the tests. */
export interface TestKey {
  id: string;
  publicKey: string;
  sign(text: string): string;
}

export function testKey(): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    publicKey: bytes.toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

/** The firm's key, and that of a publisher who may sign every module. */
export const rootKey = testKey();
export const teamKey = testKey();

/** Adds a publisher's key as the firm does. */
export async function addKey(database: RulesDatabase, key: TestKey, modules?: string[]): Promise<Outcome> {
  await database.as(service, 'select public.trust_root($1)', [rootKey.publicKey]);
  return database.as(service, 'select public.add_publisher_key($1, $2, $3, $4, $5)', [
    key.publicKey,
    'Test team',
    modules ?? null,
    rootKey.sign(keyStatement({ publicKey: key.publicKey, modules })),
    'firm@firm.test',
  ]);
}

/** A publisher's signature over a release as it is sent. A text that is no release gets one that fits nothing. */
export function signatureOver(key: TestKey, text: string): string {
  const { moduleId, version, entry, global, descriptor, files } = JSON.parse(text) as Partial<Release>;
  return key.sign(
    releaseStatement({
      id: String(moduleId),
      version: String(version),
      entry: { file: String(entry), integrity: files?.[String(entry)]?.integrity ?? '' },
      global: String(global),
      contract: String(descriptor?.contract),
      digest: `sha256-${createHash('sha256').update(text).digest('base64')}`,
    }),
  );
}

/** Publishes a release that the team has signed; its key is added with the first one. */
export async function publishRelease(
  database: RulesDatabase,
  release: unknown,
  {
    caller = service,
    actor = 'team@firm.test',
    key = teamKey,
  }: { caller?: Caller; actor?: string; key?: TestKey } = {},
): Promise<Outcome> {
  const known = await database.owner('select from public.publisher_keys where id = $1', [key.id]);
  if (known.length === 0) await addKey(database, key);
  const text = JSON.stringify(release);
  return database.as(caller, 'select public.publish_release($1, $2, $3, $4)', [
    text,
    actor,
    key.id,
    signatureOver(key, text),
  ]);
}
