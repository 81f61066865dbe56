import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { folderOfRelease } from '../registry/releaseFolder';
import type { ArtifactStore } from '../store/artifactStore';

/**
 * The size of files of a release (bytes), compressed with brotli as in a module's budget.
 * @param files below the folder of the release
 * @throws Error that names a file which is not in the store: without its size, the sum would pass any budget
 */
export async function compressedSize(
  store: Pick<ArtifactStore, 'read'>,
  { id, version }: { id: string; version: string },
  files: ReadonlySet<string>,
): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const content = await store.read(path.posix.join(folderOfRelease(id, version), file));
      if (!content) throw new Error(`its file ${file} is not in the store.`);
      return (await promisify(brotliCompress)(content)).byteLength;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
