/** Something that is implemented once, and how a second implementation of it looks. */
export interface Pattern {
  /** A line of a second implementation. */
  pattern: RegExp;
  /** The implementation to use instead. */
  use: string;
  /** Lines that it must catch, as a module would write them. */
  offenders: readonly [string, ...string[]];
  /**
   * The files that may have such lines, each with the reason: a whole path, or a folder with `/` at its end, in which `*` is
   * any name. The test fails for one without such a line.
   */
  allowed?: Readonly<Record<string, string>>;
}

/** The reason of the files that are the one implementation. */
export const ITSELF = 'This is the implementation.';
