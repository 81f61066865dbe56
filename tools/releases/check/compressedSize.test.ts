import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderOfRelease } from '../registry/releaseFolder';
import { createFolderStore } from '../store/folderStore';
import { compressedSize } from './compressedSize';

const release = { id: 'weather', version: '1.2.0' };
const code = Buffer.from('export const words = 42;\n'.repeat(99));
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compressed-size-'));
  await createFolderStore(root).writeFolder(
    folderOfRelease(release.id, release.version),
    new Map([
      ['entry.js', code],
      ['static/empty.css', Buffer.from('')],
    ]),
  );
});
afterEach(() => rm(root, { recursive: true }));

const size = (...files: string[]) => compressedSize(createFolderStore(root), release, new Set(files));

test('sums the compressed sizes of files, also of an empty one', async () => {
  const empty = brotliCompressSync(Buffer.from('')).byteLength;
  expect(await size('entry.js', 'static/empty.css')).toBe(brotliCompressSync(code).byteLength + empty);
  expect(await size()).toBe(0);
});

test('names a file that is not in the store, instead of counting nothing for it', async () => {
  await expect(size('entry.js', 'static/gone.js')).rejects.toThrow('its file static/gone.js is not in the store.');
});
