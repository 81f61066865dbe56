import * as z from 'zod/mini';
import { form } from '../module/forms';
import { moduleIdSchema } from '../module/identifiers';

const base64 = (of: RegExp) => z.string().check(z.regex(of, 'a key or signature is base64 of 32 or 64 bytes'));

/** Public key of Ed25519 (RFC 8032): base64 of 32 bytes. */
export const publicKeySchema = base64(form.publicKey);
const signatureValueSchema = base64(form.signature);

/** The signer of a release, and the proof that they are trusted. */
const publisherSchema = z.object({
  publicKey: publicKeySchema,
  /** The modules whose releases the key may sign; left out for every module. */
  modules: z.optional(z.array(moduleIdSchema)),
  /** Signature of a root key over `keyStatement`. */
  certificate: signatureValueSchema,
});

/** What a browser needs to check who signed a release. */
export const releaseSignatureSchema = z.object({
  publisher: publisherSchema,
  /** Of the bytes of release.json. */
  digest: z.string(),
  /** The publisher's signature over `releaseStatement`. */
  value: signatureValueSchema,
});

export type Publisher = z.infer<typeof publisherSchema>;
export type ReleaseSignature = z.infer<typeof releaseSignatureSchema>;
