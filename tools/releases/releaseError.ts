/** Something that a person who releases did or met; the message is one sentence for them. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
