const OLDER_PAGE = 'This page and the platform do not fit together any more. Reload the page.';
const SIGN_IN_AGAIN = 'Your session has ended. Sign in again.';
const NO_SUCH_TIME = 'This date or time does not exist. Write a date like 2026-05-23 and a time like 14:30.';
const COUNTED = 'The platform counts this itself: leave it out and save again.';
const AT_THE_SAME_MOMENT = 'Someone else saved at the same moment. Try again.';

/** SQLSTATEs (PostgreSQL, appendix A) and codes of PostgREST that a person can meet. */
const byCode: Readonly<Record<string, string>> = {
  '22001': 'This text is too long. Shorten it.',
  '22003': 'This number is too large. Enter a smaller one.',
  '22007': NO_SUCH_TIME,
  '22008': NO_SUCH_TIME,
  '22021': 'This text holds a character that cannot be stored. Remove it and save again.',
  '22P05': 'This text holds a character that cannot be stored. Remove it and save again.',
  '23503': 'What this belongs to is not there any more. Reload the page and choose again.',
  '23505': 'This is there already. Reload the page to see it.',
  '23P01': 'This conflicts with an existing entry. Reload the page and choose again.',
  '42501': 'You may not do this. Ask a manager or an administrator of your club.',
  '55000': COUNTED,
  '55P03': AT_THE_SAME_MOMENT,
  '57014': 'This took too long and was stopped. Ask for less at once, or try again later.',
  PGRST116: 'This is not there any more, or is not yours to see. Reload the page.',
  PGRST301: SIGN_IN_AGAIN,
  PGRST302: SIGN_IN_AGAIN,
  PGRST303: SIGN_IN_AGAIN,
};

/** Their first characters, for every other code of the class. */
const byClass: readonly (readonly [string, string])[] = [
  ['0A', COUNTED],
  ['22', 'Something entered here is not understood. Check it and try again.'],
  ['23', 'Something entered here is not allowed. Check it and save again.'],
  ['40', AT_THE_SAME_MOMENT],
  ['42', OLDER_PAGE],
  ['428', COUNTED],
  ['08', 'The platform cannot reach its data right now. Try again in a minute.'],
  ['53', 'The platform has no room for this right now. Try again in a few minutes.'],
  ['57', 'The platform is being restarted. Try again in a minute.'],
  ['PGRST1', 'This request is not understood. Reload the page and try again.'],
  ['PGRST2', OLDER_PAGE],
];

/** What happened and what to do next, or undefined for a fault that tells a person nothing. */
export function sentenceOfCode(code: string): string | undefined {
  return byCode[code] ?? byClass.findLast(([beginning]) => code.startsWith(beginning))?.[1];
}
