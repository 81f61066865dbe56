import * as z from 'zod';
import { jsonResponse } from '../../http/message';
import { jsonBody } from '../jsonBody';
import { listPage, type PageEntry, type PagePosition } from '../rows/listPage';
import { asCaller, type Endpoint } from '../storageCall';
import { invalidRequest } from '../storageError';

const shape = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
});

/** `POST object/list-v2/<bucket>`: whole keys below a prefix, page after page, with or without folders. */
export const listPages: Endpoint = async (call) => {
  const body = jsonBody(call.request, shape);
  const after = body.cursor ? readCursor(body.cursor) : null;
  const entries = await call.database.transaction(asCaller(await call.identify(), call, 'read'), (transaction) =>
    listPage(transaction, {
      bucketId: call.bucketId,
      prefix: body.prefix,
      withFolders: body.with_delimiter,
      column: body.sortBy?.column ?? 'name',
      order: body.sortBy?.order ?? 'asc',
      after,
      // Reads one more than wanted, to know whether there is a next page.
      limit: body.limit + 1,
    }),
  );
  const page = entries.slice(0, body.limit);
  const last = page.at(-1);
  const hasNext = entries.length > page.length;
  return jsonResponse(200, {
    hasNext,
    folders: page.filter(({ id }) => id === null).map(({ name }) => ({ name, key: name })),
    objects: page.filter(({ id }) => id !== null).map(fileOf),
    ...(hasNext && last && { nextCursor: writeCursor(last) }),
  });
};

function fileOf({ position: _position, ...file }: PageEntry): Record<string, unknown> {
  return { ...file, key: file.name };
}

const cursorShape = z.object({ position: z.string().max(1100), name: z.string().max(1100) });

function writeCursor({ position, name }: PageEntry): string {
  return Buffer.from(JSON.stringify({ position, name })).toString('base64url');
}

function readCursor(cursor: string): PagePosition {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalidRequest('The cursor is not one of this list. Start again without one.');
  }
}
