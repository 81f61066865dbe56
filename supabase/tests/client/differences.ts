import { isLocalStack, targetKind } from './target';

/** What only our stack promises. These cases do not run against other targets. */
const oursAlone = {
  'allows embeds three levels deep at most': 'a deeper request is a report, not a page; PostgREST has no bound',
  'refuses a pattern that could take long, anywhere in a request':
    'PostgREST passes every pattern on; hosted, the time limit of each role bounds what one costs',
  'lets a visitor search five times in one request at most':
    'PostgREST has no bound; hosted, the time limit of the role is one',
  'allows twenty embeds at most, on all levels together': 'PostgREST has no bound',
  'limits an answer to ten megabytes from any source, and changes nothing in a refused write':
    'PostgREST has no bound; hosted, the time limit of each role is one',
  'limits the data of an account to 8 KB': 'GoTrue has no bound of its own',
  'refuses JSON of more than a hundred levels in every service': 'each of them has its own bound there',
  'answers 413 to a body over 4 MB': 'hosted, the limit is that of the gateway in front',
  'stops an endless statement, and serves the next one': 'hosted, each role has a limit of its own',
  "calls an edge function with the platform's environment": 'the function is one of the fixtures',
  'answers an uninvited address like one with an account': 'hosted, a refusing trigger answers 500',
  'slows guessing down, whatever a forwarding header says': 'hosted, the limits are the project settings',
  'lets forty honest sign-ins from one address pass': 'hosted, the limits are the project settings',
} as const;

/**
 * What PostgREST 12.0.2, the newest on npm, answers differently. Our stack answers like hosted projects, which run a
 * newer version. Each of these must fail in 12.0.2, so that the list shrinks with the first PostgREST that passes.
 */
const notInPostgrest12 = {
  'names an unknown table': 'PGRST205 is new in 13; before it was 42P01',
  'does not show the plan of a statement': '406 since 12.0.3 (PostgREST issue 3224); before it was 415',
  'gives a write that changes too many rows its own code':
    'PGRST124 is new; 12.0 says PGRST122 to every strict refusal',
  'filters rows of a function by a column that is not selected': '42703 until 13 (PostgREST issue 3965)',
  'never runs a path inside JSON as SQL': '12.0 reads no name with a dash or a quote in a path',
  'changes or deletes no rows without a filter': 'hosted, the extension safeupdate refuses it',
} as const;

/** A case for our stack only. */
export function testOfOurs(name: keyof typeof oursAlone, run: () => Promise<void>, timeout?: number): void {
  if (isLocalStack) test(name, run, timeout);
}

/** A case that real PostgREST does not pass yet. */
export function testBeyondPostgrest12(name: keyof typeof notInPostgrest12, run: () => Promise<void>): void {
  if (targetKind === 'postgrest') test.failing(name, run);
  else test(name, run);
}
