import * as z from 'zod';
import { jsonResponse } from '../../http/message';
import { jsonBody } from '../jsonBody';
import { requireBucketId, requireKey } from '../objectPath';
import { findBucket } from '../rows/buckets';
import { findObject, moveObject } from '../rows/objects';
import { requireFits } from '../rows/requireFits';
import { asCaller, type Endpoint } from '../storageCall';
import { accessDenied, objectNotFound } from '../storageError';

/** The source and target of a move or copy. */
export const transferShape = z
  .object({
    bucketId: z.string(),
    sourceKey: z.string(),
    destinationBucket: z.string().nullish(),
    destinationKey: z.string(),
  })
  .transform(({ bucketId, sourceKey, destinationBucket, destinationKey }) => ({
    bucketId: requireBucketId(bucketId),
    name: requireKey(sourceKey),
    toBucketId: requireBucketId(destinationBucket ?? bucketId),
    toName: requireKey(destinationKey),
  }));

/** `POST object/move`: the same file under another key. The bytes do not move. */
export const move: Endpoint = async (call) => {
  const wanted = jsonBody(call.request, transferShape);
  const caller = await call.identify();
  const destination = await findBucket(call.database, wanted.toBucketId);
  const id = await call.database.transaction(asCaller(caller, call, 'write'), async (transaction) => {
    const source = await findObject(transaction, wanted.bucketId, wanted.name);
    if (!source) throw objectNotFound();
    requireFits(destination, source.metadata);
    const moved = await moveObject(transaction, caller, wanted);
    if (!moved) throw accessDenied('You may read this file, but not move it.');
    return moved;
  });
  return jsonResponse(200, { message: 'Successfully moved', Id: id, Key: wanted.toName });
};
