import { jsonResponse } from '../../http/message';
import type { Caller } from '../../rest/restRequest';
import { findBucket } from '../rows/buckets';
import { insertObject, upsertObject, type NewObject, type Written } from '../rows/objects';
import { asCaller, type Endpoint, type Purpose, type StorageCall } from '../storageCall';
import { receiveFile } from '../uploading/receiveFile';

/** `POST object/<bucket>/<key>`: a new file; with the header x-upsert an existing one is replaced. */
export const upload: Endpoint = async (call) =>
  store(call, await call.identify(), call.request.headers['x-upsert'] === 'true');

/** `PUT object/<bucket>/<key>`: replaces an existing file. */
export const replace: Endpoint = async (call) => store(call, await call.identify(), true);

/** `PUT object/upload/sign/<bucket>/<key>`: with the rights of the person who signed the address. */
export const uploadSigned: Endpoint = async (call) => {
  const { signer, upsert } = call.tokens.verifyUpload(call.request.query.get('token'), call);
  return store(call, signer, upsert);
};

/**
 * The file first, its row last: a file without a row is harmless, and a row without a file would be a broken promise.
 */
async function store(call: StorageCall, caller: Caller, upsert: boolean) {
  const bucket = await findBucket(call.database, call.bucketId);
  const object = { bucketId: call.bucketId, name: call.key, version: '', metadata: null, userMetadata: null };
  // Refuses people who may not upload before reading ten megabytes.
  await writeRow(call, caller, 'try', upsert, object);
  const file = await receiveFile(call, bucket);
  const { id, replacedVersion } = await writeRow(call, caller, 'write', upsert, { ...object, ...file }).catch(
    async (error: unknown) => {
      await call.files.discard(file.version);
      throw error;
    },
  );
  if (replacedVersion) await call.files.discard(replacedVersion);
  return jsonResponse(200, { Id: id, Key: `${call.bucketId}/${call.key}` });
}

/** Writes the row under the policies; `try` checks whether that would succeed. */
export function writeRow(
  call: StorageCall,
  caller: Caller,
  purpose: Purpose,
  upsert: boolean,
  object: NewObject,
): Promise<Written> {
  return call.database.transaction(asCaller(caller, call, purpose), (transaction) =>
    (upsert ? upsertObject : insertObject)(transaction, caller, object),
  );
}
