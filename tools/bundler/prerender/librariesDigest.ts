import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digestFolder } from '../output/fileDigests';
import { repositoryRoot } from '../paths';

/** Our packages that the shell provides, and their dependencies. */
const PROVIDED = ['contract', 'session', 'module-kit', 'ui'];

/**
 * Digest of everything that the shell provides and that can change what a module renders: our libraries' sources and the
 * versions of all packages. A page hydrates markup only with the same digest; a newer shell renders it again.
 * @returns the first 16 hexadecimal digits of a SHA-256
 */
export async function librariesDigest(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(repositoryRoot, 'package-lock.json')));
  for (const library of PROVIDED) {
    const files = await digestFolder(path.join(repositoryRoot, 'libs', library, 'src'));
    const shipped = Object.entries(files).filter(([file]) => !/\.(test|testkit)\.tsx?$/.test(file));
    hash.update(JSON.stringify([library, shipped]));
  }
  return hash.digest('hex').slice(0, 16);
}
