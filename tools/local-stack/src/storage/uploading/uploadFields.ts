import { parseStorableJson } from '../../http/reading/parseStorableJson';
import { invalidRequest } from '../storageError';

const MAX_METADATA_BYTES = 64 * 1024;

/** How long browsers may cache the file (seconds), from a form. */
export function cacheControlOfSeconds(seconds: string | undefined): string {
  if (seconds === undefined || seconds === '') return 'no-cache';
  if (/^\d{1,9}$/.test(seconds)) return `max-age=${seconds}`;
  throw invalidRequest('cacheControl is a number of seconds.');
}

/** The same from its own header. */
export function cacheControlOfHeader(header: string | undefined): string {
  if (header === undefined || header === '') return 'no-cache';
  if (/^[a-z0-9=, -]{1,100}$/i.test(header)) return header;
  throw invalidRequest('The header cache-control cannot be read. Send cacheControl as a number of seconds.');
}

/** The sender's metadata of a file. @throws StorageError 400 if it is not a JSON object */
export function userMetadataOf(json: string | undefined): Record<string, unknown> | null {
  if (json === undefined) return null;
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES) throw invalidRequest('metadata is larger than 64 KB.');
  try {
    const value = parseStorableJson(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, like any other text that is not an object.
  }
  throw invalidRequest('metadata is not a JSON object.');
}
