import fc from 'fast-check';
import { clubToFill } from '../../autofill/examples/clubs.testkit';
import { clubFacts } from './clubFacts';
import { planOf, type ClubFacts } from './shiftPlan';
import { countWarningsAlone, countWarningsBesideOthers, personProblems } from './shiftProblems';

const noOthers = () => {
  throw new Error('A rule of the shift alone asked for other shifts.');
};

test('counts the warnings of a shift alone and beside others, together as many as the rules find', () => {
  let refused = 0;
  let warned = 0;
  fc.assert(
    fc.property(clubToFill, ({ timeZone, today, now, rows }) => {
      const facts = clubFacts({ timeZone, today: () => today, now: () => new Date(now) }, rows);
      const withoutOthers: ClubFacts = { ...facts, shiftsOf: noOthers };
      for (const shift of rows.shifts) {
        for (const { id } of rows.people) {
          const plan = planOf({ ...shift, staffId: id }, facts);
          if (!plan) continue;
          const problems = personProblems(plan, facts);
          const alone = countWarningsAlone(plan, withoutOthers);
          const beside = countWarningsBesideOthers(plan, facts, Infinity);
          const counted = alone === null || beside === null ? null : alone + beside;
          expect(counted).toBe(problems.some(({ kind }) => kind === 'hard') ? null : problems.length);
          if (counted === null) refused += 1;
          else warned += counted;
        }
      }
    }),
    { numRuns: 50, seed: 20_270_314 },
  );
  expect(refused).toBeGreaterThan(100);
  expect(warned).toBeGreaterThan(100);
});
