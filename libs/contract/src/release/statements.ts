import type { Publisher } from './signature';

/** What of a release its publisher vouches for. */
export interface SignedRelease {
  id: string;
  version: string;
  /** The script that runs first, with its digest. It contains the digests of all others. */
  entry: { file: string; integrity: string };
  global: string;
  contract: string;
  /** Of release.json, and so of everything else. */
  digest: string;
}

/**
 * The text that a publisher signs. Its first line is of no other statement, and no value holds a line break. The database
 * says it, too: `app.release_statement`.
 */
export function releaseStatement({ id, version, entry, global, contract, digest }: SignedRelease): string {
  return ['platform release 1', id, version, entry.file, entry.integrity, global, contract, digest].join('\n');
}

/** The text that a publisher of the shell signs. @param digest of shell.json, and so of all its files */
export const shellStatement = (digest: string): string => ['platform shell 1', digest].join('\n');

/** The text that a root key signs to certify a publisher's key; `app.key_statement` in the database. */
export function keyStatement({ publicKey, modules }: Pick<Publisher, 'publicKey' | 'modules'>): string {
  return ['platform key 1', publicKey, modules?.join(',') ?? '*'].join('\n');
}
