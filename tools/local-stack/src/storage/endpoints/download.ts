import type { StackResponse } from '../../http/message';
import { findBucket, type Bucket } from '../rows/buckets';
import { findObject, type StoredObject } from '../rows/objects';
import { serveFile } from '../serving/serveFile';
import { asCaller, type Endpoint, type StorageCall } from '../storageCall';
import { bucketNotFound, objectNotFound } from '../storageError';

/**
 * `GET object/<bucket>/<key>`: a file that the caller may read, or one of a public bucket. HEAD checks whether it
 * exists.
 */
export const download: Endpoint = async (call) => {
  const { bucketId, key, database } = call;
  const context = asCaller(await call.identify(), call, 'read');
  const bucket = await findBucket(database, bucketId);
  if (bucket.public) return serve(call, bucket, () => findObject(database, bucketId, key));
  return serve(call, bucket, () =>
    database.transaction(context, (transaction) => findObject(transaction, bucketId, key)),
  );
};

/** `GET object/public/<bucket>/<key>`: for anyone with the address. */
export const downloadPublic: Endpoint = async (call) => {
  const { bucketId, key, database } = call;
  const bucket = await findBucket(database, bucketId);
  if (!bucket.public) throw bucketNotFound();
  return serve(call, bucket, () => findObject(database, bucketId, key));
};

/** `GET object/sign/<bucket>/<key>?token=…`: for anyone with the address, until it expires. */
export const downloadSigned: Endpoint = async (call) => {
  const { bucketId, key, database, request, tokens } = call;
  tokens.verifyDownload(request.query.get('token'), { bucketId, key });
  const bucket = await findBucket(database, bucketId);
  return serve(call, bucket, () => findObject(database, bucketId, key));
};

/** Rereads the row if the file was replaced between reading the row and opening the file. */
async function serve(
  { files, request }: StorageCall,
  bucket: Bucket,
  find: () => Promise<StoredObject | null>,
): Promise<StackResponse> {
  for (let version = ''; ;) {
    const object = await find();
    if (!object) throw objectNotFound();
    const file = await files.open(object.version);
    if (file) return serveFile(request, bucket, object, file);
    if (object.version === version) throw new Error(`the file ${version} of ${bucket.id}/${object.name} is missing`);
    version = object.version;
  }
}
