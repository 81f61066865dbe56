/** A failed build. The message is the compiler's own, or one sentence about the problem. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
