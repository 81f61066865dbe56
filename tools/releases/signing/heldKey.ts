import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** An Ed25519 private key in this process. */
export interface HeldKey {
  /** First 16 hexadecimal digits of the SHA-256 of the public key: the name that people use for it. */
  id: string;
  /** Base64 of 32 bytes. */
  publicKey: string;
  /** PKCS#8, for a file that only its owner may read. */
  pem: string;
  /** @returns the signature over the text's UTF-8, in base64 */
  sign(text: string): string;
}

/** Makes a new key. */
export function createKey(): HeldKey {
  return heldKey(generateKeyPairSync('ed25519').privateKey);
}

/** Reads a key from its PEM. @throws if it is not an Ed25519 key */
export function keyFromPem(pem: string): HeldKey {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('It is not a key of Ed25519.');
  return heldKey(key);
}

/** The id of a public key. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

function heldKey(privateKey: KeyObject): HeldKey {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url').toString('base64');
  return {
    id: keyIdOf(publicKey),
    publicKey,
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}
