/** A request that the storage service refuses, with the fields and names of the hosted service. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The status in the body; the status of the response follows from it. */
  readonly statusCode: number;
  /** `not_found`, `Duplicate`, … */
  readonly error: string;

  constructor(statusCode: number, error: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
  }
}

export function invalidRequest(message: string): StorageError {
  return new StorageError(400, 'InvalidRequest', message);
}

export function bucketNotFound(): StorageError {
  return new StorageError(404, 'Bucket not found', 'Bucket not found');
}

/** The file does not exist, or not for this caller: the answer does not say which. */
export function objectNotFound(): StorageError {
  return new StorageError(404, 'not_found', 'Object not found');
}

export function accessDenied(message: string): StorageError {
  return new StorageError(403, 'Unauthorized', message);
}

export function invalidToken(message: string): StorageError {
  return new StorageError(400, 'InvalidJWT', message);
}

/** @param limit bytes */
export function tooLarge(limit: number): StorageError {
  const megabytes = Math.floor((limit / 1024 / 1024) * 10) / 10;
  const size = limit < 1024 * 1024 ? `${limit} bytes` : `${megabytes} MB`;
  return new StorageError(413, 'Payload too large', `The file is larger than ${size}. Choose a smaller one.`);
}

export function unsupportedType(message: string): StorageError {
  return new StorageError(415, 'invalid_mime_type', message);
}
