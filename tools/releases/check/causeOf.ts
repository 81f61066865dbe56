/** The words of the panel that replaces a failed module. */
export interface FailurePanel {
  /** All of its words. */
  words: string;
  /** Its message to the module's team. */
  cause?: string | null;
  /** Number and name of the error, such as `E209 crashed-rendering`. */
  number?: string | null;
}

/**
 * Why a module is missing, in one sentence: `It stopped working: one in three (E209)`.
 * @param release its title and version
 */
export function causeOf({ words, cause, number }: FailurePanel, release: string): string {
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  if (!cause) return inOneLine(words);
  const sentence = inOneLine(cause).replace(`${release}: `, '');
  return number ? `${sentence} (${number.split(' ')[0]})` : sentence;
}
