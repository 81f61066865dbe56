import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { dataFolderAt } from '../dataFolder/dataFolder';
import { StartError } from '../startError';

/** The keys of one installation. */
export interface StackKeys {
  /** For browsers: `sb_publishable_…`, the role anon. */
  publishable: string;
  /** For tools and functions: `sb_secret_…`, the role service_role, past every policy. */
  secret: string;
  /** Private ES256 key that signs access tokens. */
  signing: JWK;
}

/**
 * The keys in a data folder, for tools that talk to its stack.
 * @throws StartError if no stack was ever started there or the file is damaged
 */
export function readKeys(dataFolder: string): StackKeys {
  const file = dataFolderAt(dataFolder).keys;
  if (!existsSync(file))
    throw new StartError(`There are no keys in ${dataFolder}; start the local stack once to make them.`);
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as StackKeys;
    if (keys.publishable && keys.secret && keys.signing) return keys;
  } catch {
    // A damaged file is reported below, whatever is wrong with it.
  }
  throw new StartError(`The keys in ${file} are damaged; delete the file and start the local stack to make new ones.`);
}

/** The keys in a data folder, created if there are none. Only the file's owner may read them. */
export async function readOrCreateKeys(dataFolder: string): Promise<StackKeys> {
  const file = dataFolderAt(dataFolder).keys;
  if (existsSync(file)) return readKeys(dataFolder);
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const keys: StackKeys = {
    publishable: `sb_publishable_${randomKey()}`,
    secret: `sb_secret_${randomKey()}`,
    signing: { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: randomBytes(12).toString('base64url') },
  };
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return keys;
}

function randomKey(): string {
  return randomBytes(24).toString('base64url');
}
