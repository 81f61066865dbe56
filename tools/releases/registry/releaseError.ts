/** An error for the person who runs a release command. The message is one sentence for them. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  /** @param exitCode the exit code of the command if it is not 1, such as 130 after Ctrl-C */
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
