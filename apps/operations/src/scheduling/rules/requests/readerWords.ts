import { DataError } from '@platform/module-kit';

/** Verbs of the rules' sentences, in the form after "You". */
const VERBS: Readonly<Record<string, string>> = { is: 'are', works: 'work', has: 'have', starts: 'start' };
const AFTER_YOU = /\bYou ((?:already )?)(is|works|has|starts)\b/g;
/** The second verb of "You are 15 and works …". */
const AFTER_AGE = /\b(You are \d+ and )(is|works)\b/g;

/**
 * A rule's sentence about a person, addressed to that person: "You are not available on …".
 * @param name the reader's
 */
export function toReader(words: string, name: string): string {
  const spoken = words.replaceAll(`${name} `, 'You ');
  if (spoken === words) return words;
  return spoken
    .replace(AFTER_YOU, (_all, before: string, verb: string) => `You ${before}${VERBS[verb] ?? verb}`)
    .replace(AFTER_AGE, (_all, before: string, verb: string) => before + (VERBS[verb] ?? verb));
}

/** The same for a refusal. */
export function errorToReader(error: Error | null, name: string): Error | null {
  if (!(error instanceof DataError)) return error;
  const { message, code, status, hint, cause } = error;
  return new DataError(toReader(message, name), code, status, hint, cause);
}
