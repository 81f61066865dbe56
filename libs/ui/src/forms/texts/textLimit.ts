/** The part of the limit from which a field shows its count: before that, no one needs it. */
const NEAR = 0.9;

/** Characters as the database counts them: an emoji is one, though the browser keeps it as two. */
const lengthOf = (text: string): number => [...text].length;

/**
 * What is wrong with a text that has more characters than its field takes, in one sentence; undefined while it fits. For
 * the check of a form: a field with this `limit` says the same by itself.
 */
export function limitProblem(text: string, limit: number): string | undefined {
  return lengthOf(text) > limit ? `Shorten this to ${inWords(limit)} characters.` : undefined;
}

/** "4,612 of 5,000 characters" once the text is within a tenth of its limit; undefined before that. */
export function limitCount(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length >= limit * NEAR ? `${inWords(length)} of ${inWords(limit)} characters` : undefined;
}

const inWords = (amount: number): string => amount.toLocaleString('en-US');
