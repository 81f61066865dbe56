import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileDigest {
  /** Subresource Integrity value, sha384. */
  integrity: string;
  bytes: number;
}

/** Subresource Integrity value of some content (https://www.w3.org/TR/sri-2/). */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Digest of every file below a folder, by its relative path with forward slashes, in the order of their names. */
export async function digestFolder(folder: string): Promise<Record<string, FileDigest>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const digests = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      return [file, { integrity: integrityOf(content), bytes: content.byteLength }] as const;
    }),
  );
  return Object.fromEntries(digests);
}
