import { isLocalStack, targetKind } from './target';

/** What our stack promises and another target need not: not asked there. */
export const oursAlone = {
  'embeds are three levels deep at most': 'a deeper request is a report, not a page; PostgREST has no bound',
  'a pattern that could take long is refused wherever it stands':
    'PostgREST passes every pattern on; hosted, the time limit of each role bounds what one costs',
  'a visitor searches five times in one request at most':
    'PostgREST has no bound; hosted, the time limit of the role is one',
  'embeds are twenty at most, on all levels together': 'PostgREST has no bound',
  'an answer has ten megabytes at most, wherever they come from, and a refused write changes nothing':
    'PostgREST has no bound; hosted, the time limit of each role is one',
  'an account carries 8 KB of data at most': 'GoTrue has no bound of its own',
  'json of more than a hundred levels is refused by every service': 'each of them has its own bound there',
  'a body over 4 MB is 413': 'hosted, the limit is that of the gateway in front',
  'a statement without end is stopped, and the next one is served': 'hosted, each role has a limit of its own',
  "an edge function is called with the platform's environment": 'the function is one of the fixtures',
  'an uninvited address gets the answer of one that has an account': 'hosted, a refusing trigger answers 500',
  'guessing is slowed down, whatever a forwarding header says': 'hosted, the limits are the project settings',
  'forty honest sign-ins from one address pass': 'hosted, the limits are the project settings',
} as const;

/**
 * What PostgREST 12.0.2, the newest on npm, answers otherwise. Our stack answers as hosted projects do, which run a
 * newer one; each of these must fail there, so that the list shrinks with the first PostgREST that does it, too.
 */
export const notInPostgrest12 = {
  'an unknown table is named': 'PGRST205 is new in 13; before it was 42P01',
  'the plan of a statement is not shown': '406 since 12.0.3 (PostgREST issue 3224); before it was 415',
  'what a write touched too much has a code of its own': 'PGRST124 is new; 12.0 says PGRST122 to every strict refusal',
  'rows of a function, filtered by a column that is not selected': '42703 until 13 (PostgREST issue 3965)',
  'a place inside json is never SQL': '12.0 reads no name with a dash or a quote in a path',
  'no one changes or deletes every row by forgetting a filter': 'hosted, the extension safeupdate refuses it',
} as const;

/** A case that only our stack answers for. */
export function testOfOurs(name: keyof typeof oursAlone, run: () => Promise<void>, timeout?: number): void {
  if (isLocalStack) test(name, run, timeout);
}

/** A case that real PostgREST does not pass yet. */
export function testBeyondPostgrest12(name: keyof typeof notInPostgrest12, run: () => Promise<void>): void {
  if (targetKind === 'postgrest') test.failing(name, run);
  else test(name, run);
}
