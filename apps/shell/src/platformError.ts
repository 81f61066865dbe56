import { errorAddress, errorNumbers, type ErrorName } from '@platform/contract';

/** A failure of the platform in words for a person. `cause` keeps the original for the console. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';

  constructor(
    readonly code: ErrorName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The number of an error and the page that explains it, for the console. */
export const numberedError = (name: ErrorName): string =>
  `${errorNumbers[name]}, see ${window.location.origin}${errorAddress(name)}`;
