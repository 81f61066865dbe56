import { createPublicKey, verify } from 'node:crypto';

/** Whether the holder of an Ed25519 key has signed a text. Key and signature are base64. */
export function hasSigned(publicKey: string, text: string, signature: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
