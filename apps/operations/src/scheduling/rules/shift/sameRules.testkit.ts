import { shift_problems } from '@platform/database/problems';
import { asPlatformOwner } from '@platform/module-kit/testing';
import fc from 'fast-check';
import { anyClub, type AnyClub } from './anyClub.testkit';
import { clubFacts } from './clubFacts';
import { problemsInDatabase } from './databaseOfClubs.testkit';
import { shiftProblems, type ShiftProblem } from './shiftProblems';

/** How many clubs are compared, and the seed that makes them: the same each time, so that a covered rule stays covered. */
const CLUBS = process.env.SOAK === '1' ? 1500 : 200;
const SEED = 20_250_501;

/** How long a failure looks for a smaller club (milliseconds). */
const SHRINK_MS = 20_000;

/** What the browser says about the proposed shifts of a club. */
function problemsInBrowser({ timeZone, today, now, rows, proposals }: AnyClub): ShiftProblem[][] {
  const facts = clubFacts({ timeZone, today: () => today, now: () => new Date(now) }, rows);
  return proposals.map(({ plan, stored }) =>
    shiftProblems({ ...plan, id: stored?.id ?? null }, stored, facts).map(({ kind, rule, message, hint }) => ({
      kind,
      rule,
      message,
      hint,
    })),
  );
}

const inDatabase = (clubs: readonly AnyClub[]) => asPlatformOwner((query) => problemsInDatabase(query, clubs));

const sameRules = fc.asyncProperty(anyClub, async (club) => {
  expect([problemsInBrowser(club)]).toEqual(await inDatabase([club]));
});

/**
 * Declares the test that the browser's rules give the same problems for any shift of any club as the database
 * (app.shift_problems).
 */
export function testSameRules(): void {
  if (process.env.RECORD_DEMO === '1') return;

  test('in any club, the rules in the browser give the same problems for any shift as the database', async () => {
    // All clubs at once, because a statement for each would take most of the time.
    const clubs = fc.sample(sameRules, { numRuns: CLUBS, seed: SEED }).map(([club]) => club);
    const there = await inDatabase(clubs);
    const here = clubs.map(problemsInBrowser);
    const different = here.findIndex((club, place) => JSON.stringify(club) !== JSON.stringify(there[place]));
    if (different >= 0) {
      // This club again, alone: the failure names its seed and path, and the smallest club like it that differs.
      await fc.assert(sameRules, { seed: SEED, path: String(different), interruptAfterTimeLimit: SHRINK_MS });
    }
    expect(here).toEqual(there);
    // A test that covers few of the rules would say little about them.
    const covered = new Set(there.flat(2).map(({ rule }) => rule));
    expect([...covered].sort()).toEqual(Object.keys(shift_problems).sort());
  });
}
