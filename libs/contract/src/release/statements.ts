import type { Publisher } from './signature';

/** The parts of a release that its publisher signs. */
export interface SignedRelease {
  id: string;
  version: string;
  /** The script that runs first, with its digest. It contains the digests of all others. */
  entry: { file: string; integrity: string };
  global: string;
  contract: string;
  /** The digest of release.json, which contains those of all other files. */
  digest: string;
}

/**
 * The text that a publisher signs. No other statement begins with its first line, and no value contains a line break. The
 * database builds the same text: `app.release_statement`.
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
