import { errorAddress, errorNumbers, type ErrorName } from '@platform/contract';

interface PlatformErrorOptions extends ErrorOptions {
  /** A sentence that a person need not read, such as one with a file name. The devtools and a panel's details show it. */
  detail?: string;
}

/** A failure of the platform in words for a person. `cause` keeps the original for the console. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly detail: string | undefined;

  constructor(
    readonly code: ErrorName,
    message: string,
    { detail, ...options }: PlatformErrorOptions = {},
  ) {
    super(message, options);
    this.detail = detail;
  }
}

/** The number of an error and the page that explains it, for the console. */
export const numberedError = (name: ErrorName): string =>
  `${errorNumbers[name]}, see ${window.location.origin}${errorAddress(name)}`;
