import { eventInWords } from './eventInWords';
import type { PersonEvent } from '../source/rows/staffMember';

interface ToldApplication {
  id: string;
  /** The day on which it arrived, `YYYY-MM-DD`. */
  appliedDate: string;
  /**
   * The latest first. An application from the public page has an `applied` event; one that a manager entered has none.
   */
  events: readonly {
    id: string;
    kind: string;
    toStatus: string | null;
    note: string | null;
    position: string | null;
    by: string;
    at: string;
  }[];
}

/** The history of an application, the latest first. Its arrival appears once. */
export function applicationHistory({ id, appliedDate, events }: ToldApplication): PersonEvent[] {
  const arrival = events.findLast(({ kind }) => kind === 'applied');
  const told = events.map((event) => ({
    id: event.id,
    at: event.at,
    what: event === arrival ? 'Applied' : eventInWords(event),
    by: event.by,
  }));
  return arrival ? told : [...told, { id, at: appliedDate, what: 'Applied', by: null }];
}
