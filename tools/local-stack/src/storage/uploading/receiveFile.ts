import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { inspectContent } from '../content/inspectContent';
import { essenceOf } from '../content/mediaType';
import type { StackRequest } from '../../http/message';
import type { Bucket } from '../rows/buckets';
import type { FileMetadata } from '../rows/objects';
import type { StorageCall } from '../storageCall';
import { invalidRequest, tooLarge } from '../storageError';
import { readForm } from './readForm';
import { metadataOf, storeContent, type StoredContent } from './storeContent';
import { cacheControlOfHeader, cacheControlOfSeconds, userMetadataOf } from './uploadFields';

interface ReceivedFile {
  version: string;
  metadata: FileMetadata;
  userMetadata: Record<string, unknown> | null;
}

/**
 * Streams the file of an upload to disk, within the limits of its bucket.
 * @throws StorageError 413 at the first byte over the limit, 415 if the bytes do not match the declared type; nothing
 * of the file stays
 */
export async function receiveFile(call: StorageCall, bucket: Bucket): Promise<ReceivedFile> {
  const version = randomUUID();
  const isForm = essenceOf(call.request.headers['content-type']) === 'multipart/form-data';
  try {
    return await (isForm ? receiveForm : receiveBytes)(call, bucket, version);
  } catch (error) {
    await call.files.discard(version);
    throw error;
  }
}

async function receiveForm({ request, files }: StorageCall, bucket: Bucket, version: string): Promise<ReceivedFile> {
  const contentType = request.headers['content-type'] ?? '';
  const { file, fields } = await readForm(streamOf(request), contentType, async (content, type) =>
    storeContent(files, bucket, version, content, inspectContent(type, bucket.allowedTypes)),
  );
  return received(file, cacheControlOfSeconds(fields.get('cacheControl')), userMetadataOf(fields.get('metadata')));
}

async function receiveBytes({ request, files }: StorageCall, bucket: Bucket, version: string): Promise<ReceivedFile> {
  const { headers } = request;
  const cacheControl = cacheControlOfHeader(headers['cache-control']);
  const userMetadata = userMetadataOf(decodeBase64(headers['x-metadata']));
  const recognized = inspectContent(headers['content-type'], bucket.allowedTypes);
  if (Number(headers['content-length'] ?? 0) > bucket.fileSizeLimit) throw tooLarge(bucket.fileSizeLimit);
  const file = await storeContent(files, bucket, version, streamOf(request), recognized);
  return received(file, cacheControl, userMetadata);
}

function streamOf({ stream }: StackRequest): Readable {
  if (!stream) throw new Error('the route of an upload takes no stream');
  return stream;
}

function received(
  file: StoredContent,
  cacheControl: string,
  userMetadata: Record<string, unknown> | null,
): ReceivedFile {
  return { version: file.version, metadata: metadataOf(file, cacheControl), userMetadata };
}

function decodeBase64(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(header)) throw invalidRequest('The header x-metadata is not base64.');
  return Buffer.from(header, 'base64').toString('utf8');
}
