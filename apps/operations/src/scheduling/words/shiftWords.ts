import { periodWords } from '../rules/words';
import type { Shift } from '../source/rows/shift';

interface Wording {
  timeZone: string;
  today: string;
  /** A person's name; undefined if unknown. */
  nameOf: (staffId: string) => string | undefined;
}

/** A shift for a screen reader: `Jordan Blake, Lifeguard, Thursday, May 1, 10:00 AM to 4:00 PM, Main pool, draft`. */
export function shiftInWords(shift: Shift, { timeZone, today, nameOf }: Wording): string {
  const who = shift.staffId === null ? 'Open' : (nameOf(shift.staffId) ?? 'A former colleague');
  return [
    who,
    shift.role,
    periodWords(shift, timeZone, today),
    shift.location,
    shift.isProposed ? 'proposed' : shift.status === 'draft' && 'draft',
    shift.status === 'cancelled' && 'canceled',
    shift.needsCover && 'needs coverage',
    shift.seriesId !== null && 'repeats',
    shift.answer?.answer,
  ]
    .filter(Boolean)
    .join(', ');
}
