import type { FileHandle } from 'node:fs/promises';
import type { StackRequest, StackResponse } from '../../http/message';
import { matchesTag } from '../../http/matchesTag';
import type { Bucket } from '../rows/buckets';
import type { StoredObject } from '../rows/objects';
import { readRange } from './byteRange';
import { dispositionOf } from './disposition';

/** A file, a part of it, or 304 if the client already has it. Closes the file. */
export async function serveFile(
  request: StackRequest,
  bucket: Bucket,
  object: StoredObject,
  file: FileHandle,
): Promise<StackResponse> {
  const { size, eTag } = object.metadata;
  const headers = headersOf(request, bucket, object);
  const empty = async (status: number, more: Record<string, string> = {}) => {
    await file.close();
    return { status, headers: { ...headers, ...more } };
  };
  if (matchesTag(request.headers['if-none-match'], eTag)) return empty(304);
  const ifRange = request.headers['if-range'];
  const range = readRange(ifRange === undefined || ifRange === eTag ? request.headers.range : undefined, size);
  if (range.kind === 'unsatisfiable') return empty(416, { 'content-range': `bytes */${size}` });
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
  const status = range.kind === 'part' ? 206 : 200;
  const extent = {
    'content-length': String(end - start + 1),
    ...(status === 206 && { 'content-range': `bytes ${start}-${end}/${size}` }),
  };
  if (request.method === 'HEAD' || size === 0) return empty(status, extent);
  return { status, headers: { ...headers, ...extent }, body: file.createReadStream({ start, end }) };
}

function headersOf(request: StackRequest, bucket: Bucket, object: StoredObject): Record<string, string> {
  const { mimetype, eTag, cacheControl } = object.metadata;
  return {
    'content-type': mimetype,
    'content-disposition': dispositionOf(bucket, object, request.query.get('download')),
    // Whatever the file contains, a browser that opens it as a page runs nothing of it.
    'content-security-policy': 'sandbox',
    'accept-ranges': 'bytes',
    etag: eTag,
    'last-modified': object.updated_at.toUTCString(),
    // The next person at the same browser may not be allowed to read it, so the browser asks the server each time.
    'cache-control': bucket.public ? cacheControl : 'private, no-cache',
    ...(!bucket.public && { vary: 'authorization' }),
  };
}
