/**
 * The stack cannot start, for a reason that the person who started it can understand and fix. The message can be shown
 * as it is: a sentence and, where it helps, the solutions.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
