import { jsonResponse, type StackResponse } from '../../http/message';
import { findBucket } from '../rows/buckets';
import { findObject, type StoredObject } from '../rows/objects';
import { asCaller, type Endpoint } from '../storageCall';
import { bucketNotFound, objectNotFound } from '../storageError';

/** `GET object/info/<bucket>/<key>`: the metadata of a file that the caller may read. */
export const info: Endpoint = async (call) => {
  const { bucketId, key, database } = call;
  const context = asCaller(await call.identify(), call, 'read');
  return describe(await database.transaction(context, (transaction) => findObject(transaction, bucketId, key)));
};

/** `GET object/info/public/<bucket>/<key>`: the metadata of a file in a public bucket, for everyone. */
export const infoPublic: Endpoint = async ({ bucketId, key, database }) => {
  const bucket = await findBucket(database, bucketId);
  if (!bucket.public) throw bucketNotFound();
  return describe(await findObject(database, bucketId, key));
};

function describe(object: StoredObject | null): StackResponse {
  if (!object) throw objectNotFound();
  const { id, name, version, bucket_id, metadata, user_metadata, updated_at, created_at } = object;
  return jsonResponse(
    200,
    {
      id,
      name,
      version,
      bucket_id,
      size: metadata.size,
      content_type: metadata.mimetype,
      cache_control: metadata.cacheControl,
      etag: metadata.eTag,
      metadata: user_metadata,
      last_modified: updated_at,
      created_at,
    },
    { 'cache-control': 'no-store' },
  );
}
