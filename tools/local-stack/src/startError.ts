/**
 * The stack cannot start, for a reason that the person who started it can understand and change.
 * The message is ready to be shown as it is: a sentence, and where it helps the ways out.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
