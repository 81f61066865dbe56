/**
 * The stack cannot start, for a reason that the person who started it can understand and change.
 * The message is one sentence, ready to be shown as it is.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
