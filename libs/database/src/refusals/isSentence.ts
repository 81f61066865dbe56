/** What is quoted may end a sentence: Please answer "How was it?" */
const BEGINS_AND_ENDS = /^[^\p{Ll}<].*[.?!]["”’»)]?$/su;
/** A name may begin one: de la Cruz, Ana cannot work then. */
const ENDS_PLAINLY = /^[^<].*[^.][.?!]$/su;

/**
 * Whether the words of a refusal were written for a person. What the database raises is a sentence; PostgreSQL's and
 * PostgREST's own messages have no full stop (https://www.postgresql.org/docs/current/error-style-guide.html), but may
 * quote one from what was entered.
 */
export function isSentence(words: string): boolean {
  return BEGINS_AND_ENDS.test(words) || ENDS_PLAINLY.test(words);
}
