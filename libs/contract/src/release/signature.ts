import * as z from 'zod/mini';
import { moduleIdSchema } from '../module/identifiers';

const base64 = (form: RegExp) => z.string().check(z.regex(form, 'a key or signature is base64 of 32 or 64 bytes'));

/** Public key of Ed25519 (RFC 8032): base64 of 32 bytes. */
export const publicKeySchema = base64(/^[A-Za-z0-9+/]{43}=$/);
const signatureValueSchema = base64(/^[A-Za-z0-9+/]{86}==$/);

/** The signer of a release, and the proof that they are trusted. */
const publisherSchema = z.object({
  publicKey: publicKeySchema,
  /** The modules whose releases the key may sign; left out for every module. */
  modules: z.optional(z.array(moduleIdSchema)),
  /** Signature of a root key over `keyStatement`. */
  certificate: signatureValueSchema,
});

/** All that a browser needs to know who vouches for a release. */
export const releaseSignatureSchema = z.object({
  publisher: publisherSchema,
  /** Of the bytes of release.json. */
  digest: z.string(),
  /** The publisher's signature over `releaseStatement`. */
  value: signatureValueSchema,
});

export type Publisher = z.infer<typeof publisherSchema>;
export type ReleaseSignature = z.infer<typeof releaseSignatureSchema>;

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
