import * as z from 'zod';
import { jsonResponse } from '../../http/message';
import { jsonBody } from '../jsonBody';
import { requireKey } from '../objectPath';
import { deleteObjects } from '../rows/objects';
import { asCaller, type Endpoint } from '../storageCall';

/** `DELETE object/<bucket>` with prefixes, which are whole keys. Returns the deleted rows. */
export const remove: Endpoint = async (call) => {
  const { prefixes } = jsonBody(call.request, z.object({ prefixes: z.array(z.string()).min(1).max(1000) }));
  const names = prefixes.map(requireKey);
  const removed = await call.database.transaction(asCaller(await call.identify(), call, 'write'), (transaction) =>
    deleteObjects(transaction, call.bucketId, names),
  );
  // The rows are committed before a file is deleted.
  for (const { version } of removed) await call.files.discard(version);
  return jsonResponse(200, removed);
};
