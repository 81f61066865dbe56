import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../database/database';
import { inspectContent } from '../content/inspectContent';
import { findBucket } from '../rows/buckets';
import { insertObject } from '../rows/objects';
import { metadataOf, storeContent } from '../uploading/storeContent';
import type { FileStore } from './fileStore';

const TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

/**
 * Stores the files of the sample data, in a database that was just seeded.
 * @param folder with one folder for each bucket, and in it each file at its key; none without it
 * @throws StorageError for a file that its bucket does not take
 */
export async function seedFiles(database: Database, files: FileStore, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const bucketId of readdirSync(folder)) {
    const bucket = await findBucket(database, bucketId);
    for (const entry of readdirSync(path.join(folder, bucketId), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const recognized = inspectContent(TYPES[path.extname(file)], bucket.allowedTypes);
      const content = await storeContent(files, bucket, randomUUID(), createReadStream(file), recognized);
      const object = {
        bucketId,
        name: path.relative(path.join(folder, bucketId), file).split(path.sep).join('/'),
        version: content.version,
        metadata: metadataOf(content, 'max-age=3600'),
        userMetadata: null,
      };
      await database.transaction({ kind: 'owner' }, (transaction) => insertObject(transaction, PLATFORM, object));
    }
  }
}

/** No person owns these files. */
const PLATFORM = { role: 'service_role', claims: {} } as const;
