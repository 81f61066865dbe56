import { bucketNotFound, StorageError } from './storageError';

/** Characters of a whole key, as hosted. */
const MAX_KEY_LENGTH = 1024;

/**
 * The characters that object stores call safe, as hosted, without the question mark that an address would end at. Thus
 * neither `%` nor a backslash nor NUL is ever part of a key, and a key is never decoded twice.
 */
const SEGMENT = /^[A-Za-z0-9_!.*'() &$=@;:+,-]+$/;

/** What a bucket may be called, as hosted. */
export const BUCKET_NAME = /^[A-Za-z0-9_!.*'() &$=@;:+,-]{1,100}$/;

/**
 * The key, when it can be one.
 * @throws StorageError 400 for empty segments, `.` and `..`, characters that no key has, and over 1,024 characters
 */
export function requireKey(key: string): string {
  const segments = key.split('/');
  const isKey = segments.every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..');
  if (isKey && key.length <= MAX_KEY_LENGTH) return key;
  const shown = key.length > 100 ? `${key.slice(0, 100)}…` : key;
  throw new StorageError(
    400,
    'InvalidKey',
    `Invalid key: ${JSON.stringify(shown)}. Use letters, digits and simple punctuation, with one / between folders.`,
  );
}

/** @throws StorageError 404 for a text that no bucket can be called */
export function requireBucketId(id: string): string {
  if (BUCKET_NAME.test(id) && id !== '.' && id !== '..') return id;
  throw bucketNotFound();
}

/** @throws StorageError 400 when the text is no encoded address */
export function decodeAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new StorageError(400, 'InvalidKey', 'The address of the file cannot be decoded.');
  }
}
