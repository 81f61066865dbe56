import { randomUUID } from 'node:crypto';
import { jsonResponse } from '../../http/message';
import { jsonBody } from '../jsonBody';
import { findBucket } from '../rows/buckets';
import { findObject } from '../rows/objects';
import { requireFits } from '../rows/requireFits';
import { asCaller, type Endpoint } from '../storageCall';
import { objectNotFound } from '../storageError';
import { transferShape } from './move';
import { writeRow } from './upload';

/** `POST object/copy`: another file with the same bytes, if the caller may read the one and write the other. */
export const copy: Endpoint = async (call) => {
  const wanted = jsonBody(call.request, transferShape);
  const { database, files, request } = call;
  const caller = await call.identify();
  const upsert = request.headers['x-upsert'] === 'true';
  const destination = await findBucket(database, wanted.toBucketId);
  const source = await database.transaction(asCaller(caller, call, 'read'), (transaction) =>
    findObject(transaction, wanted.bucketId, wanted.name),
  );
  if (!source) throw objectNotFound();
  requireFits(destination, source.metadata);
  const version = randomUUID();
  const object = {
    bucketId: wanted.toBucketId,
    name: wanted.toName,
    version,
    metadata: { ...source.metadata, lastModified: new Date().toISOString() },
    userMetadata: source.user_metadata,
  };
  await writeRow(call, caller, 'try', upsert, object);
  try {
    await files.copy(source.version, version);
    const { id, replacedVersion } = await writeRow(call, caller, 'write', upsert, object);
    if (replacedVersion) await files.discard(replacedVersion);
    return jsonResponse(200, { Id: id, Key: `${wanted.toBucketId}/${wanted.toName}` });
  } catch (error) {
    await files.discard(version);
    throw error;
  }
};
