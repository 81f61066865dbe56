import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  keyStatement,
  releaseStatement,
  shellStatement,
  type ManifestModule,
  type Release,
  type ReleaseSignature,
} from '@platform/contract';
import { platform } from '../platform/platformUnderTest';

/** A publisher's private key. */
export interface SigningKey {
  id: string;
  publicKey: string;
  sign(text: string): string;
}

function signingKey(privateKey: KeyObject): SigningKey {
  const bytes = Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    id: keyIdOf(bytes),
    publicKey: bytes.toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

const keyIdOf = (publicKey: Buffer): string => createHash('sha256').update(publicKey).digest('hex').slice(0, 16);

/** A key that no firm has ever certified. */
export const strangersKey = (): SigningKey => signingKey(generateKeyPairSync('ed25519').privateKey);

const folder = path.join(platform.dataFolder, 'publishing');

/** The key of the tested platform with an id. */
export function platformKey(id: string): SigningKey {
  return signingKey(createPrivateKey(readFileSync(path.join(folder, `${id}.pem`))));
}

/** A publisher's signature over release.json. */
export function signatureOver(key: SigningKey, text: string): string {
  const { moduleId, version, entry, global, descriptor, files } = JSON.parse(text) as Release;
  const { integrity = '' } = files[entry] ?? {};
  const digest = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const { contract } = descriptor;
  return key.sign(
    releaseStatement({ id: moduleId, version, entry: { file: entry, integrity }, global, contract, digest }),
  );
}

/** What a registry would claim of a module if it trusted a key that certifies itself. */
export function signedBy(
  key: SigningKey,
  { id, version, entry, global, descriptor }: ManifestModule,
): ReleaseSignature {
  const { publicKey } = key;
  const digest = `sha256-${createHash('sha256').update('').digest('base64')}`;
  return {
    publisher: { publicKey, certificate: key.sign(keyStatement({ publicKey })) },
    digest,
    value: key.sign(releaseStatement({ id, version, entry, global, contract: descriptor.contract, digest })),
  };
}

/** Signs a shell whose description was changed in the store, with the key of the first signature. */
export async function signShellAgain(shellFolder: string): Promise<void> {
  const file = path.join(shellFolder, 'shell.signature.json');
  const { publisher } = JSON.parse(await readFile(file, 'utf8')) as ReleaseSignature;
  const description = await readFile(path.join(shellFolder, 'shell.json'));
  const digest = `sha256-${createHash('sha256').update(description).digest('base64')}`;
  const key = platformKey(keyIdOf(Buffer.from(publisher.publicKey, 'base64')));
  await writeFile(file, JSON.stringify({ publisher, digest, value: key.sign(shellStatement(digest)) }));
}
