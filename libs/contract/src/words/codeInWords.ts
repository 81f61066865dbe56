/** Codes of the database that are spelled in the British way. */
const AMERICAN: Readonly<Record<string, string>> = { cancelled: 'canceled' };

/** A code or a name of the database as people read it within a sentence: `in_progress` is "in progress". */
export const codeInWords = (code: string): string => (AMERICAN[code] ?? code).replaceAll('_', ' ');

/** A code of the database as people read it alone: `in_progress` is "In progress". */
export function codeAsTitle(code: string): string {
  const words = codeInWords(code);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
