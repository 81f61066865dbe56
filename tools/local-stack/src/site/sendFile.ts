import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { matchesTag } from '../http/matchesTag';
import type { StackRequest, StackResponse } from '../http/message';
import { acceptsEncoding } from './acceptsEncoding';
import { contentTypeOf, isCompressible } from './contentTypes';
import type { ServedFile } from './resolveFile';

interface SendOptions {
  status?: number;
  cacheControl: string;
  headers?: Record<string, string>;
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Sends a file with its type and validator, from the smallest variant that the client accepts; 304 if unchanged. */
export async function sendFile(
  request: StackRequest,
  served: ServedFile,
  options: SendOptions,
): Promise<StackResponse> {
  const { file, stats } = served;
  const encoded = await chooseEncoding(request, served);
  // From the size and time of the file itself, so that a changed file never has its old validator.
  const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs * 1000).toString(36)}${encoded ? `-${encoded.name}` : ''}"`;
  const headers: Record<string, string> = {
    'content-type': contentTypeOf(file),
    'cache-control': options.cacheControl,
    etag,
    ...(isCompressible(file) && { vary: 'accept-encoding' }),
    ...options.headers,
  };
  const status = options.status ?? 200;
  if (status === 200 && matchesTag(request.headers['if-none-match'], etag)) return { status: 304, headers };
  headers['content-length'] = String(encoded?.size ?? stats.size);
  if (encoded) headers['content-encoding'] = encoded.name;
  if (request.method === 'HEAD') return { status, headers };
  return { status, headers, body: createReadStream(encoded?.file ?? file) };
}

async function chooseEncoding(
  { headers }: StackRequest,
  { file, stats }: ServedFile,
): Promise<{ name: string; file: string; size: number } | null> {
  if (!isCompressible(file)) return null;
  for (const { name, suffix } of encodings) {
    if (!acceptsEncoding(headers['accept-encoding'] ?? '', name)) continue;
    const sibling = await stat(file + suffix).catch(() => null);
    // An older variant belongs to replaced content.
    if (sibling?.isFile() && sibling.mtimeMs >= stats.mtimeMs) return { name, file: file + suffix, size: sibling.size };
  }
  return null;
}
