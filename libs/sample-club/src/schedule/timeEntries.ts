import { sampleId } from '../sampleIds';
import { sampleClub } from '../club/club';
import { samplePastShifts } from './labor';
import { GUARD_ROOM } from './sharedClocks';
import { sampleShifts } from './shifts';

/** Hours that a person clocked. Moments are ISO 8601 in UTC. */
export interface SampleTimeEntry {
  id: string;
  staffId: string;
  shiftId: string;
  role: string;
  clockedInAt: string;
  /** Null while the person is at work. */
  clockedOutAt: string | null;
  /** The shared clock at which the person clocked in or out; null with their own account. */
  inDevice: string | null;
  outDevice: string | null;
}

export interface SampleTimeEntryBreak {
  id: string;
  entryId: string;
  staffId: string;
  startedAt: string;
  endedAt: string;
}

const MINUTE = 60_000;
/** Minutes after the start of the shift at which people clock in, and after its end at which they clock out, in turn. */
const CAME = [-6, -3, 0, -8, 2, -1, -4, 1, -2, -5, 7, 0, -3];
const LEFT = [2, 0, 5, 1, -2, 3, 0, 4, 11, 1, 0];
/** The week before is clocked, too, so that there is one to approve. */
const FROM = '2025-04-20';
/** One shift in nineteen was not clocked: their person forgot. */
const FORGOTTEN = 19;

const now = Date.parse(sampleClub.clock);

const worked = [...samplePastShifts.map((shift) => ({ ...shift, breakMinutes: 0 })), ...sampleShifts]
  .flatMap((shift) => (shift.staffId === null ? [] : { ...shift, staffId: shift.staffId }))
  .filter(({ startsAt }) => startsAt >= FROM && Date.parse(startsAt) < now - MINUTE)
  .filter((_, place) => place % FORGOTTEN !== FORGOTTEN - 1);

/** What was clocked in the week of the demo club and in the one before. Three people are at work. */
export const sampleTimeEntries: readonly SampleTimeEntry[] = worked.map((shift, place) => {
  const ended = Date.parse(shift.endsAt) + (LEFT[place % LEFT.length] ?? 0) * MINUTE;
  return {
    id: sampleId('timeEntry', place + 1),
    staffId: shift.staffId,
    shiftId: shift.id,
    role: shift.role,
    clockedInAt: iso(Date.parse(shift.startsAt) + (CAME[place % CAME.length] ?? 0) * MINUTE),
    clockedOutAt: ended < now ? iso(ended) : null,
    inDevice: place % 3 === 0 ? null : GUARD_ROOM,
    outDevice: place % 3 === 0 || ended >= now ? null : GUARD_ROOM,
  };
});

/** The meal break of each shift that has one and is over, in its middle. */
export const sampleTimeEntryBreaks: readonly SampleTimeEntryBreak[] = worked
  .map((shift, place) => ({ shift, entry: sampleTimeEntries[place] }))
  .flatMap(({ shift, entry }) => {
    if (!entry || entry.clockedOutAt === null || shift.breakMinutes === 0) return [];
    const start = (Date.parse(shift.startsAt) + Date.parse(shift.endsAt)) / 2;
    return {
      entryId: entry.id,
      staffId: entry.staffId,
      startedAt: iso(start),
      endedAt: iso(start + shift.breakMinutes * MINUTE),
    };
  })
  .map((pause, place) => ({ id: sampleId('timeEntryBreak', place + 1), ...pause }));

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
