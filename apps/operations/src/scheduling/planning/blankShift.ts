import { addDays } from '@platform/module-kit/screens';
import { localOf, minutesAfter, minutesBetween, momentOf } from '../../shared/calendar/clock';
import type { Shift, ShiftPlan } from '../source/rows/shift';

interface Blank {
  day: string;
  staffId: string | null;
  role: string;
  /** The moment (ISO 8601) at which it starts, if known. */
  at?: string;
}

/** A new shift: like the last one of its kind, or from nine to five; from a given moment, with the same length. */
export function blankShift({ day, staffId, role, at }: Blank, like: Shift | undefined, timeZone: string): ShiftPlan {
  const [from, to] = like
    ? [localOf(like.startsAt, timeZone).slice(11), localOf(like.endsAt, timeZone).slice(11)]
    : ['09:00', '17:00'];
  const usual = {
    startsAt: momentOf(`${day}T${from}`, timeZone),
    endsAt: momentOf(`${to > from ? day : addDays(day, 1)}T${to}`, timeZone),
  };
  const length = minutesBetween(usual.startsAt, usual.endsAt);
  return {
    staffId,
    role,
    location: like?.location ?? null,
    ...(at === undefined ? usual : { startsAt: at, endsAt: minutesAfter(at, length) }),
    breakMinutes: like?.breakMinutes ?? 0,
    status: 'draft',
    needsCover: false,
    notes: null,
    seriesId: null,
  };
}
