/** A build that did not succeed; the message holds the compiler's own words, or one sentence about what is wrong. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
