/** Something that a person who releases did or met; the message is one sentence for them. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  /** @param exitCode what the command ends with, where that is not 1: 130 after Ctrl-C */
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
