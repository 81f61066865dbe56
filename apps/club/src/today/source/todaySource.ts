import {
  asking,
  type ChangeCalls,
  changesOf,
  type PageReader,
  type PageSource,
  SEASONS_FAILED,
  sendChanges,
} from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { hideSetup, listSetupSteps } from './reads/setup';

/** The person whose dashboard it is, and their club. */
interface TodayReader extends PageReader {
  club: Club;
}

/** What every dashboard begins with. */
const readsOf = ({ userId, club: { id } }: TodayReader) => ({
  listSetupSteps: () => listSetupSteps(id, userId),
  /** The last day of the season of a year (`YYYY-MM-DD`); null if it is not entered. */
  async readSeasonEnd(year: string): Promise<string | null> {
    const [season] = await asking(SEASONS_FAILED)((db) =>
      db.from('seasons').select('ends_on').eq('club_id', id).eq('year', year).limit(1),
    );
    return season?.ends_on ?? null;
  },
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
