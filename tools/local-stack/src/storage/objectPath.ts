import { bucketNotFound, StorageError } from './storageError';

/** Most characters of a whole key, as in a hosted project. */
const MAX_KEY_LENGTH = 1024;

/**
 * The characters that object stores call safe, as in a hosted project, without the question mark, which ends an
 * address. So neither `%` nor a backslash nor NUL is ever part of a key, and a key is never decoded twice.
 */
const SEGMENT = /^[A-Za-z0-9_!.*'() &$=@;:+,-]+$/;

/** A valid bucket name, as in a hosted project. */
export const BUCKET_NAME = /^[A-Za-z0-9_!.*'() &$=@;:+,-]{1,100}$/;

/**
 * The key, if it is valid.
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

/** @throws StorageError 404 if the text is not a valid bucket name */
export function requireBucketId(id: string): string {
  if (BUCKET_NAME.test(id) && id !== '.' && id !== '..') return id;
  throw bucketNotFound();
}

/** @throws StorageError 400 if the text is not an encoded address */
export function decodeAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new StorageError(400, 'InvalidKey', 'The address of the file cannot be decoded.');
  }
}
