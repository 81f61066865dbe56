import {
  closeSeasonRow,
  newId,
  reopenSeasonRow,
  saving,
  startSeasonRow,
  type ClubReader,
  type EnteredSeason,
  type SeasonEvent,
} from '@platform/module-kit/screens';
import type { Season } from '../rows/season';
import { stepIds } from '../rows/summary';
import type { Known } from './known';
import { postSeasonChange } from './postSeasonChange';

type OneSeason = Pick<Season, 'id' | 'version'>;

/** Closes one version of a season. PT409 if another person has changed it. For administrators. */
export const closeSeason = postSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, season: OneSeason) => closeSeasonRow(season),
  expect: (known, { id }) => {
    // Who did not leave before has finished it.
    known.change('listPeople', (people, ofSeason) =>
      ofSeason === id ? people.map((person) => ({ ...person, outcome: person.outcome ?? 'finished' })) : people,
    );
    note(known, id, 'closed', null);
  },
});

/** Reopens one version of a season. PT422 without a reason, 42501 more than 30 days after the close. */
export const reopenSeason = postSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, season: OneSeason, reason: string) => reopenSeasonRow(season, reason),
  expect: (known, { id }, reason) => {
    known.change('listPeople', (people, ofSeason) =>
      ofSeason === id
        ? people.map((person) => ({ ...person, outcome: person.outcome === 'left' ? ('left' as const) : null }))
        : people,
    );
    note(known, id, 'reopened', reason.trim());
  },
});

/** Notes a close or a reopening: in the season, its steps and its record. */
function note(known: Known, id: string, action: SeasonEvent['action'], reason: string | null): void {
  const now = known.source.now().toISOString();
  const isClosed = action === 'closed';
  known.change('listSeasons', (seasons) =>
    seasons.map((season) =>
      season.id === id ? { ...season, version: season.version + 1, isClosed, closedAt: isClosed ? now : null } : season,
    ),
  );
  known.change('listSteps', (steps, ofSeason) =>
    ofSeason === id ? steps.map((step) => (step.id === 'close_season' ? { ...step, isDone: isClosed } : step)) : steps,
  );
  const event: SeasonEvent = { id: newId(), action, reason, happenedAt: now, by: known.source.readerName };
  known.change('listSeasonEvents', (events, ofSeason) => (ofSeason === id ? [event, ...events] : events));
}

/** Adds a season. 23505 if the club has one of this year. */
export const startSeason = postSeasonChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, entered: EnteredSeason): Promise<Season> => startSeasonRow(club.id, entered),
  expect(known, entered) {
    const season: Season = { ...entered, id: newId(), version: 1, closedAt: null, isClosed: false };
    known.change('listSeasons', (seasons) => [...seasons, season].sort((a, b) => a.year.localeCompare(b.year)));
    known.set('readSummary', [season.id], NOTHING_COUNTED);
    known.set(
      'listSteps',
      [season.id],
      stepIds.map((id) => ({ id, isDone: false })),
    );
    known.set('readOpenWork', [season.id], nothingOf(known));
    known.set('readFirstOpenWeek', [season.id], null);
    const next = known.get('listSeasons')?.find(({ year }) => year > season.year);
    const nextBudgetLines = (next && known.get('readForward', next.id)?.budgetLines) ?? 0;
    known.set('readForward', [season.id], { lists: 0, copiedLists: 0, budgetLines: 0, nextBudgetLines });
    known.set('listCategories', [season.id], []);
    for (const name of EMPTY_LISTS) known.set(name, [season.id], []);
    return season;
  },
});

const EMPTY_LISTS = [
  'listPeople',
  'listSeasonEvents',
  'listComments',
  'listUploads',
  'listSurveys',
  'listLessons',
  'listPhotos',
  'listDocuments',
] as const;

const NOTHING_COUNTED = {
  satisfaction: null,
  retention: null,
  returnRate: null,
  incidents: 0,
  safetyScore: 100,
  budgetUsage: null,
  budgetVariance: null,
  highlights: [],
  improvements: [],
};

/** A new season has nothing open, except what belongs to no season: tickets, and the documents that will close it. */
function nothingOf(known: Known) {
  const [other = {}] = known.all('readOpenWork');
  const none = Object.fromEntries(Object.keys(other).map((figure) => [figure, 0]));
  return { ...none, tickets: other['tickets'] ?? 0, documents: 3 };
}

/** Makes a season the one that the club works on. */
export const makeCurrent = postSeasonChange({
  waits: 'computed',
  send: ({ club }: ClubReader, year: string) =>
    saving('The season was not changed. Check your connection and try again.')((db) =>
      db.from('clubs').update({ season: year }).eq('id', club.id).select('id').single(),
    ),
  expect: (known, year) => known.set('readCurrentYear', [], year),
});
