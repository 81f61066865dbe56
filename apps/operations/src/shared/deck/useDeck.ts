import { useClubReader, type ClubReader, type OfflinePages } from '@platform/module-kit/screens';
import { askForDay, keptReads as readsOfDay } from '../../operations/keptReads';
import { askForOwnWeek, keptReads as readsOfWeek } from '../../scheduling/myWeek/keptReads';
import { askForOwnClock, keptReads as readsOfClock } from '../../timeClock/keptReads';

/** What a page reads without a network. */
interface Part {
  reads: readonly string[];
  ask: (reader: ClubReader) => Promise<unknown>;
}

/** The pages that open on the deck without a network. Their sources are loaded once one of them is kept. */
const parts = {
  '/operations': {
    reads: readsOfDay,
    async ask(reader) {
      const { createClubSource } = await import('../../operations/source/club/clubSource');
      return askForDay(createClubSource(reader));
    },
  },
  '/scheduling': {
    reads: readsOfWeek,
    async ask(reader) {
      const { createClubSource } = await import('../../scheduling/source/club/clubSource');
      return askForOwnWeek(createClubSource(reader));
    },
  },
  '/scheduling/time-clock': {
    reads: readsOfClock,
    async ask(reader) {
      const { createClubSource } = await import('../../timeClock/source/club/clubSource');
      return askForOwnClock(createClubSource(reader));
    },
  },
} satisfies Record<string, Part>;

type DeckPage = keyof typeof parts;
const DECK = Object.keys(parts) as DeckPage[];

/**
 * What a page of the deck keeps for a day without a network. The device of a person who does not manage the club keeps all
 * pages of the deck as soon as one is open, or their dashboard is. A manager's keeps the page that is open.
 * @param open the page that is open; undefined on the dashboard
 */
export function useDeck(open?: DeckPage): OfflinePages {
  const reader = useClubReader();
  const pages = reader && !reader.canManage ? DECK : DECK.filter((page) => page === open);
  return {
    pages,
    reads: [...new Set(pages.flatMap((page) => parts[page].reads))],
    ask: () => Promise.allSettled(reader ? pages.map((page) => parts[page].ask(reader)) : []),
    module: 'operations',
  };
}
