import * as z from 'zod';
import type { Transaction } from '../../database/database';
import { jsonResponse } from '../../http/message';
import { bucketSettingsShape, newBucketShape } from '../bucketSettings';
import { jsonBody } from '../jsonBody';
import { allowDeletion, deleteObjects } from '../rows/objects';
import { asCaller, type Endpoint, type Purpose, type StorageCall } from '../storageCall';
import { bucketNotFound, invalidRequest } from '../storageError';

const COLUMNS = `id, name, owner, public, type::text, file_size_limit::float8, allowed_mime_types, created_at, updated_at`;

const listingShape = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

/** Buckets are rows under policies, too. Without a policy only the service key sees or changes one. */
export const bucketEndpoints = {
  list: async (call) => {
    const listing = listingShape.safeParse(Object.fromEntries(call.request.query));
    if (!listing.success)
      throw invalidRequest('The list of buckets takes limit, offset, search, sortColumn, sortOrder.');
    const { limit, offset, search, sortColumn, sortOrder } = listing.data;
    const { rows } = await inTransaction(call, 'read', (transaction) =>
      transaction.query(
        `select ${COLUMNS} from storage.buckets where $1 = '' or strpos(lower(name), lower($1)) > 0
         order by ${sortColumn} ${sortOrder} limit $2 offset $3`,
        [search, limit, offset],
      ),
    );
    return jsonResponse(200, rows);
  },

  read: async (call) => {
    const { rows } = await inTransaction(call, 'read', (transaction) =>
      transaction.query(`select ${COLUMNS} from storage.buckets where id = $1`, [call.bucketId]),
    );
    if (rows.length === 0) throw bucketNotFound();
    return jsonResponse(200, rows[0]);
  },

  create: async (call) => {
    const [id, ...settings] = jsonBody(call.request, newBucketShape);
    await inTransaction(call, 'write', (transaction) =>
      transaction.query(
        `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
         values ($1, $1, $2, $3, $4::text[])`,
        [id, ...settings],
      ),
    );
    return jsonResponse(200, { name: id });
  },

  update: async (call) => {
    const settings = jsonBody(call.request, bucketSettingsShape);
    const { affectedRows } = await inTransaction(call, 'write', (transaction) =>
      transaction.query(
        `update storage.buckets set public = $2, file_size_limit = $3, allowed_mime_types = $4::text[], updated_at = now()
         where id = $1`,
        [call.bucketId, ...settings],
      ),
    );
    if (affectedRows === 0) throw bucketNotFound();
    return jsonResponse(200, { message: 'Successfully updated' });
  },

  empty: async (call) => {
    const removed = await inTransaction(call, 'write', async (transaction) => {
      await requireVisible(transaction, call.bucketId);
      return deleteObjects(transaction, call.bucketId, null);
    });
    for (const { version } of removed) await call.files.discard(version);
    return jsonResponse(200, { message: 'Successfully emptied' });
  },

  remove: async (call) => {
    await inTransaction(call, 'write', async (transaction) => {
      await requireVisible(transaction, call.bucketId);
      await allowDeletion(transaction);
      await transaction.query('delete from storage.buckets where id = $1', [call.bucketId]);
    });
    return jsonResponse(200, { message: 'Successfully deleted' });
  },
} satisfies Record<string, Endpoint>;

async function inTransaction<T>(
  call: StorageCall,
  purpose: Purpose,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return call.database.transaction(asCaller(await call.identify(), call, purpose), work);
}

/** A caller who may not see a bucket gets the answer for a bucket that does not exist. */
async function requireVisible(transaction: Transaction, id: string): Promise<void> {
  const { rows } = await transaction.query('select from storage.buckets where id = $1', [id]);
  if (rows.length === 0) throw bucketNotFound();
}
