import { createHash } from 'node:crypto';
import { contentTypeOf } from '../../../local-stack/src/site/contentTypes';
import type { ArtifactStore } from '../artifactStore';
import type { S3Bucket } from './s3Bucket';

const FOREVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';
/** Files to send at once: enough to fill a connection, but too few to be refused. */
const AT_ONCE = 8;

/** The files of a folder with their MD5, in hexadecimal. Written last and removed first: a folder is there when it is. */
type FolderIndex = Record<string, string>;

/**
 * Artifact store in a bucket. Files have the addresses at which a site serves them. Below `folders/`, every folder has
 * an index, and only files in an index are read or listed. So a half-stored folder does not count, and storing it again
 * sends only the missing files.
 */
export function createS3Store(bucket: S3Bucket): ArtifactStore {
  async function readIndex(folder: string): Promise<FolderIndex | undefined> {
    const content = await bucket.get(indexOf(folder));
    return content && (JSON.parse(Buffer.from(content).toString('utf8')) as FolderIndex);
  }

  /** The innermost folder above a file that has an index, with that index. */
  async function folderOf(file: string): Promise<{ folder: string; index: FolderIndex } | undefined> {
    const parts = file.split('/');
    const parents = parts.slice(1).map((_, count) => parts.slice(0, count + 1).join('/'));
    const indexes = await Promise.all(parents.map(async (folder) => ({ folder, index: await readIndex(folder) })));
    return indexes.flatMap(({ folder, index }) => (index ? [{ folder, index }] : [])).at(-1);
  }

  return {
    async read(file) {
      const found = await folderOf(checked(file));
      if (!found || !Object.hasOwn(found.index, file.slice(found.folder.length + 1))) return undefined;
      return bucket.get(file);
    },

    async list(folder) {
      const key = indexOf(checked(folder));
      const indexes = await bucket.list(key.slice(0, -INDEX_END.length));
      const below = indexes.filter((found) => found.key === key || found.key.startsWith(`${FOLDERS}${folder}/`));
      const files = await Promise.all(
        below.map(async (found) => {
          const name = found.key.slice(FOLDERS.length, -INDEX_END.length);
          const inside = name === folder ? '' : `${name.slice(folder.length + 1)}/`;
          return Object.keys((await readIndex(name)) ?? {}).map((file) => inside + file);
        }),
      );
      return files.flat().sort();
    },

    async writeFolder(folder, files, onFile) {
      checked(folder);
      const wanted = new Map([...files].map(([file, content]) => [file, { content, md5: md5Of(content) }]));
      const before = await readIndex(folder);
      const index = JSON.stringify(Object.fromEntries([...wanted].map(([file, { md5 }]) => [file, md5])));
      // Removes the index first, so that the folder does not count while it changes.
      if (before && JSON.stringify(before) !== index) await bucket.remove(indexOf(folder));
      const stored = new Map(
        (await bucket.list(`${folder}/`)).map(({ key, etag }) => [key.slice(folder.length + 1), etag]),
      );

      await forEach([...wanted], async ([file, { content, md5 }]) => {
        const etag = stored.get(file);
        if (etag !== md5) {
          await bucket.put(`${folder}/${file}`, content, {
            ...headersOf(file),
            over: etag === undefined ? 'new' : { etag },
          });
        }
        onFile?.(file);
      });
      const stale = [...stored.keys()].filter((file) => !wanted.has(file));
      await forEach(stale, (file) => bucket.remove(`${folder}/${file}`));
      await bucket.put(indexOf(folder), Buffer.from(index), {
        contentType: 'application/json; charset=utf-8',
        cacheControl: NEVER,
        over: 'anything',
      });
    },

    async listFolders(folder) {
      const found = new Map<string, Date>();
      for (const { key, writtenAt } of await bucket.list(`${checked(folder)}/`)) {
        const [parent, name, ...inside] = key.slice(folder.length + 1).split('/');
        if (inside.length === 0) continue;
        const place = `${folder}/${parent}/${name}`;
        const before = found.get(place);
        if (!before || before < writtenAt) found.set(place, writtenAt);
      }
      const indexed = new Set((await bucket.list(`${FOLDERS}${folder}/`)).map(({ key }) => key));
      return [...found].map(([place, writtenAt]) => ({
        folder: place,
        isWhole: indexed.has(indexOf(place)),
        writtenAt,
      }));
    },

    async removeFolder(folder) {
      checked(folder);
      if (folder === '.' || folder === '') throw new Error('The store itself is not a folder of it');
      await bucket.remove(indexOf(folder));
      await forEach(await bucket.list(`${folder}/`), ({ key }) => bucket.remove(key));
    },

    async readPointer(file) {
      const content = await bucket.get(checked(file));
      return content && Buffer.from(content).toString('utf8');
    },

    async writePointer(file, text) {
      await bucket.put(checked(file), Buffer.from(text), {
        contentType: contentTypeOf(file),
        cacheControl: NEVER,
        over: 'anything',
      });
    },
  };
}

const FOLDERS = 'folders/';
const INDEX_END = '.json';
const indexOf = (folder: string): string => `${FOLDERS}${folder}${INDEX_END}`;

function checked(path: string): string {
  if (path.split('/').includes('..') || path.startsWith('/')) throw new Error(`${path} lies outside the store`);
  return path;
}

const md5Of = (content: Uint8Array): string => createHash('md5').update(content).digest('hex');

const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

/** A compressed variant has the type of its original file. */
function headersOf(file: string) {
  const [, name = file, ending = ''] = /^(.+)(\.br|\.gz)$/.exec(file) ?? [];
  return { contentType: contentTypeOf(name), contentEncoding: ENCODINGS[ending], cacheControl: FOREVER };
}

/** Works on a few at once; starts nothing new after a failure. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
