import type { Database, Transaction } from '../../database/database';
import { bucketNotFound } from '../storageError';

/** A bucket's limits, and who may read it. */
export interface Bucket {
  id: string;
  public: boolean;
  /** Limit of one file in bytes. */
  fileSizeLimit: number;
  /** Null: every type that the service knows. */
  allowedTypes: string[] | null;
}

interface BucketRow {
  id: string;
  public: boolean | null;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

/** Limit of one file (bytes) in a bucket without its own, and the maximum for any bucket: the hosted default. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;

/**
 * A bucket for any caller, as in a hosted project: its settings apply even to callers who may not read them.
 * @param owner the database or a transaction of its owner
 * @throws StorageError 404
 */
export async function findBucket(owner: Pick<Database & Transaction, 'query'>, id: string): Promise<Bucket> {
  const { rows } = await owner.query<BucketRow>(
    'select id, public, file_size_limit::text, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  const row = rows[0];
  if (!row) throw bucketNotFound();
  return {
    id: row.id,
    public: row.public ?? false,
    fileSizeLimit: Math.min(Number(row.file_size_limit ?? MAX_FILE_BYTES), MAX_FILE_BYTES),
    allowedTypes: row.allowed_mime_types,
  };
}
