import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicKeySchema } from '@platform/contract';
import { ReleaseError } from '../registry/releaseError';
import { createKey, keyFromPem, type HeldKey } from './heldKey';

/** The file of the firm's private key, which certifies publishers. Only some machines have it. */
const ROOT_FILE = 'root.pem';
/** The public root keys that pages trust, one a line. */
const ROOTS_FILE = 'roots.txt';

/** Folder of private keys: CLUBCREW_KEYS, or one in the local platform's data folder. */
export const keyFolderOf = (dataFolder: string): string =>
  path.resolve(process.env.CLUBCREW_KEYS ?? path.join(dataFolder, 'publishing'));

/** Makes the firm's root key, unless the folder already has roots. @returns whether it made one */
export async function prepareRoot(folder: string): Promise<boolean> {
  if (existsSync(path.join(folder, ROOTS_FILE))) return false;
  const root = createKey();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writePrivate(path.join(folder, ROOT_FILE), root.pem);
  await writeFile(path.join(folder, ROOTS_FILE), `${root.publicKey}\n`);
  return true;
}

/** The public root keys that pages are composed with; empty until the platform is set up. */
export function readRoots(folder: string): string[] {
  const file = path.join(folder, ROOTS_FILE);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const wrong = lines.find((line) => !publicKeySchema.safeParse(line).success);
  if (wrong !== undefined) throw new ReleaseError(`${file} names "${wrong}", which is not a public key.`);
  return lines;
}

/** The firm's private key; undefined if the folder does not have it. */
export async function readRootKey(folder: string): Promise<HeldKey | undefined> {
  const file = path.join(folder, ROOT_FILE);
  return existsSync(file) ? readKey(file) : undefined;
}

/** Makes a publisher's key. @returns the key, and its file, which only the owner can read */
export async function createPublisherKey(folder: string): Promise<{ key: HeldKey; file: string }> {
  const key = createKey();
  const file = path.join(folder, `${key.id}.pem`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writePrivate(file, key.pem);
  return { key, file };
}

/** The publishers' keys of the folder, by id. */
export async function readPublisherKeys(folder: string): Promise<Map<string, HeldKey>> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /^[0-9a-f]{16}\.pem$/.test(name));
  const keys = await Promise.all(files.map((name) => readKey(path.join(folder, name))));
  return new Map(keys.map((key) => [key.id, key]));
}

async function readKey(file: string): Promise<HeldKey> {
  try {
    return keyFromPem(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} holds no private key that can be used: ${(error as Error).message}`);
  }
}

/** @throws if the file exists, because an overwritten key is lost */
const writePrivate = (file: string, content: string): Promise<void> =>
  writeFile(file, content, { mode: 0o600, flag: 'wx' });
