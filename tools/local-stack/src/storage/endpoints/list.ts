import * as z from 'zod';
import { jsonResponse } from '../../http/message';
import { jsonBody } from '../jsonBody';
import { listFolder } from '../rows/listFolder';
import { asCaller, type Endpoint } from '../storageCall';

const shape = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(200).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
});

/** `POST object/list/<bucket>`: the folders of a folder, then its files, as far as the caller may read them. */
export const list: Endpoint = async (call) => {
  const { prefix, limit, offset, search, sortBy } = jsonBody(call.request, shape);
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const rows = await call.database.transaction(asCaller(await call.identify(), call, 'read'), (transaction) =>
    listFolder(transaction, {
      bucketId: call.bucketId,
      folder: folder.replace(/^\/+/, ''),
      search: search ?? '',
      column: sortBy?.column ?? 'name',
      order: sortBy?.order ?? 'asc',
      limit,
      offset,
    }),
  );
  return jsonResponse(200, rows);
};
