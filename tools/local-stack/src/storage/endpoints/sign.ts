import * as z from 'zod';
import { jsonResponse } from '../../http/message';
import { jsonBody } from '../jsonBody';
import { findNames, findObject } from '../rows/objects';
import { asCaller, type Endpoint } from '../storageCall';
import { objectNotFound } from '../storageError';

/** Seconds; a year at most, because an address cannot be revoked. */
const expiresIn = z.number().int().min(1).max(31_536_000);

/** `POST object/sign/<bucket>/<key>`: a temporary address at which anyone can read this file. */
export const sign: Endpoint = async (call) => {
  const body = jsonBody(call.request, z.object({ expiresIn }));
  const { bucketId, key, database, tokens } = call;
  const context = asCaller(await call.identify(), call, 'read');
  const object = await database.transaction(context, (transaction) => findObject(transaction, bucketId, key));
  if (!object) throw objectNotFound();
  return jsonResponse(200, {
    signedURL: addressOf(bucketId, key, tokens.signDownload({ bucketId, key }, body.expiresIn)),
  });
};

/** `POST object/sign/<bucket>` with paths: an address for each, or the reason why there is none. */
export const signMany: Endpoint = async (call) => {
  const body = jsonBody(call.request, z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) }));
  const { bucketId, database, tokens } = call;
  const context = asCaller(await call.identify(), call, 'read');
  const asked = body.paths.filter((path) => !path.includes('\0'));
  const names = await database.transaction(context, (transaction) => findNames(transaction, bucketId, asked));
  return jsonResponse(
    200,
    body.paths.map((path) =>
      names.has(path)
        ? {
            error: null,
            path,
            signedURL: addressOf(bucketId, path, tokens.signDownload({ bucketId, key: path }, body.expiresIn)),
          }
        : { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null },
    ),
  );
};

function addressOf(bucketId: string, key: string, token: string): string {
  return `/object/sign/${bucketId}/${key}?token=${token}`;
}
