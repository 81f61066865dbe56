/** Codes of what can go wrong before or while a module is put on the page. */
export type PlatformErrorCode =
  | 'page-config'
  | 'manifest'
  | 'contract'
  | 'unreachable'
  | 'missing-file'
  | 'changed-file'
  | 'shared-version'
  | 'timeout'
  | 'crashed-loading'
  | 'crashed-mounting'
  | 'crashed-rendering';

/** A failure of the platform in words for a person. `cause` keeps the original for the console. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';

  constructor(
    readonly code: PlatformErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
