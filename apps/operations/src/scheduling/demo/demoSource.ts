import { answersOf, demoClub, playDemo } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { seriesAmong } from '../planning/series/seriesList';
import { candidatesFor } from '../rules/candidates';
import { openForMe } from '../rules/ownWeek/openForMe';
import { changes } from '../source/changes';
import { byStart, shiftIn } from '../source/changes/placing';
import type { SchedulingReads, SchedulingSource } from '../source/schedulingSource';
import type { Shift } from '../source/rows/shift';
import recording from './recording.json';
import { refuse } from './refuse';
import { factsOf, type Known } from './rules/facts';
import { followChanges } from './rules/followChanges';
import * as ownRequests from './rules/ownRequests';
import * as ownWeek from './rules/ownWeek';
import * as publishing from './rules/publishing';
import * as requests from './rules/requests';
import * as weeks from './rules/weeks';

/** The sample club at /demo/operations/scheduling: no server, no session. Changes last for the visit. */
export function createDemoSource(): SchedulingSource {
  const source = demoClub(sampleClub, '/demo/operations/scheduling');
  const first = [...answersOf({ listShifts: recording.listShifts }).values()].flat() as Shift[];
  return {
    ...source,
    ...playDemo<SchedulingReads, typeof changes>({
      source,
      recording,
      changes,
      refuse,
      rules: { ...weeks, ...publishing, ...requests, ...ownRequests, ...ownWeek },
      settle: followChanges(first),
      found: {
        // Answers for weeks without shifts or without a budget.
        listShifts: () => [],
        listSeries: (known: Known, seriesId: string) =>
          known
            .all('listShifts')
            .flat()
            .filter((shift) => shift.seriesId === seriesId)
            .sort(byStart),
        listComingSeries: (known: Known) => seriesAmong(known.all('listShifts').flat(), known.source.now().getTime()),
        readBudget: () => null,
        listOpenForMe: (known: Known) =>
          openForMe(
            known.get('ownStaffId') ?? null,
            known.all('listShifts').flat(),
            known.get('listOffers') ?? [],
            factsOf(known),
          ),
        readCandidates: (known: Known, shiftId: string) => {
          const shift = shiftIn(known, shiftId);
          return shift ? candidatesFor(shift, factsOf(known)) : [];
        },
      },
    }),
  };
}
