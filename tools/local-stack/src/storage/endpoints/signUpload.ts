import { jsonResponse } from '../../http/message';
import type { Endpoint } from '../storageCall';
import { findBucket } from '../rows/buckets';
import { writeRow } from './upload';

/** `POST object/upload/sign/<bucket>/<key>`: an address for uploading one file without signing in. */
export const signUpload: Endpoint = async (call) => {
  const { bucketId, key, request, tokens } = call;
  const caller = await call.identify();
  const upsert = request.headers['x-upsert'] === 'true';
  await findBucket(call.database, bucketId);
  await writeRow(call, caller, 'try', upsert, {
    bucketId,
    name: key,
    version: '',
    metadata: null,
    userMetadata: null,
  });
  const token = tokens.signUpload({ bucketId, key }, caller, upsert);
  return jsonResponse(200, { url: `/object/upload/sign/${bucketId}/${key}?token=${token}`, token });
};
