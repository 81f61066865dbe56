import {
  type ChangeCalls,
  changesOf,
  type PageReader,
  type PageSource,
  sendChanges,
} from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { readSeasonEnd } from './reads/seasonEnd';
import { hideSetup, listSetupSteps } from './reads/setup';
import { readSummary } from './reads/summary';

/** The person whose dashboard it is, and their club. */
interface TodayReader extends PageReader {
  club: Club;
}

/** What every dashboard begins with, and the first facts of the club's own. */
const readsOf = ({ userId, club: { id } }: TodayReader) => ({
  listSetupSteps: () => listSetupSteps(id, userId),
  readSeasonEnd: (year: string) => readSeasonEnd(id, year),
  readSummary: () => readSummary(id),
});

type TodayReads = ReturnType<typeof readsOf>;

const changes = {
  /** Hides what is left to set up. */
  dismissSetup: changesOf<TodayReads, TodayReader, PageSource>()({
    waits: 'row-goes',
    send: ({ userId }) => hideSetup(userId),
  }),
};

/**
 * The source of the first part of every dashboard. It is small, because every member's home loads it first. The other
 * pages load the large source. Both have the same key, so a change through one also rereads the answers of the other.
 */
export interface TodaySource extends PageSource, TodayReads, ChangeCalls<typeof changes> {}

export function createTodaySource(reader: TodayReader): TodaySource {
  const own = { key: reader.club.id, isDemo: false };
  return { ...own, ...readsOf(reader), ...sendChanges('club', changes, own, reader) };
}
