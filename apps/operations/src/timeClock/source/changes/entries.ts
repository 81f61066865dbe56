import { newId, without, type ClubReader } from '@platform/module-kit/screens';
import { isInWeek } from '../../rules/workweek';
import { save } from '../club/requests';
import type { CorrectedTimes, Correction, EntryDraft, TimeEntry } from '../rows/week';
import { timeClockChange, type Known } from './timeClockChange';

/** The version of an entry that a correction replaces. */
interface SavedEntry {
  id: string;
  version: number;
}

/** Enters hours of a person with a reason, or corrects an entry. */
export const saveEntry = timeClockChange({
  waits: 'own-form',
  send: (_reader: ClubReader, staffId: string, draft: EntryDraft, reason: string, saved: SavedEntry | null) =>
    save((db) =>
      db.rpc('save_time_entry', {
        staff_id: staffId,
        role: draft.role,
        clocked_in_at: draft.clockedInAt,
        clocked_out_at: draft.clockedOutAt,
        reason,
        break_starts: draft.breaks.map(({ startedAt }) => startedAt),
        break_ends: draft.breaks.map(({ endedAt }) => endedAt),
        ...(saved && { entry_id: saved.id, version: saved.version }),
      }),
    ),
  expect(known, staffId, draft, reason, saved) {
    known.change('readWeek', (week, ofStaff, starts) => {
      if (ofStaff !== staffId) return week;
      const isHere = isInWeek(draft.clockedInAt, starts, known.source.timeZone);
      const before = saved && week.entries.find(({ id }) => id === saved.id);
      if (!before && !isHere) return week;
      const entry: TimeEntry = {
        ...draft,
        id: saved?.id ?? newId(),
        // A corrected time no longer comes from a clock.
        inDevice: before && before.clockedInAt === draft.clockedInAt ? before.inDevice : null,
        outDevice: before && before.clockedOutAt === draft.clockedOutAt ? before.outDevice : null,
        version: (saved?.version ?? 0) + 1,
      };
      const others = without(week.entries, [entry.id]);
      return {
        ...week,
        entries: isHere ? [...others, entry].sort(byStart) : others,
        corrections: [
          ...week.corrections,
          correction(known, saved ? 'corrected' : 'entered', before ?? null, draft, reason),
        ],
      };
    });
  },
});

/** Removes an entry, with a reason. */
export const removeEntry = timeClockChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, _staffId: string, id: string, reason: string) =>
    save((db) => db.rpc('remove_time_entry', { entry_id: id, reason })),
  expect(known, _staffId, id, reason) {
    known.change('readWeek', (week) => {
      const before = week.entries.find((entry) => entry.id === id);
      if (!before) return week;
      return {
        ...week,
        entries: without(week.entries, [id]),
        corrections: [...week.corrections, correction(known, 'removed', before, null, reason)],
      };
    });
  },
});

/** Approves the workweek of people. @param week its first day */
export const approve = timeClockChange({
  waits: 'computed',
  async send(_reader: ClubReader, staffIds: readonly string[], week: string) {
    // One after the other: the first refusal names its person and stops the rest.
    for (const id of staffIds) {
      await save((db) => db.rpc('approve_timesheet', { staff_id: id, day_of_week: week }));
    }
  },
  expect(known, staffIds, week) {
    const approved = { approvedAt: known.source.now().toISOString(), approverName: ownName(known) };
    known.change('listTimesheets', (sheets, of) =>
      of === week
        ? sheets.map((sheet) =>
            staffIds.includes(sheet.staffId) && sheet.approvedAt === null ? { ...sheet, ...approved } : sheet,
          )
        : sheets,
    );
  },
});

/** Adds minutes to an approved week, or subtracts some, with a reason. @param week its first day */
export const adjust = timeClockChange({
  waits: 'own-form',
  send: (_reader: ClubReader, staffId: string, week: string, minutes: number, reason: string) =>
    save((db) => db.rpc('adjust_timesheet', { staff_id: staffId, workweek_start: week, minutes, reason })),
  expect(known, staffId, week, minutes, reason) {
    known.change('readWeek', (shown, ofStaff, starts) =>
      ofStaff === staffId && starts === week
        ? {
            ...shown,
            adjustments: [
              ...shown.adjustments,
              {
                id: newId(),
                minutes,
                reason,
                makerName: ownName(known),
                madeAt: known.source.now().toISOString(),
                isOwn: known.get('readOwn')?.staffId === staffId,
              },
            ],
          }
        : shown,
    );
  },
});

/** The name of the person who makes a change, as the server records it; null until the timesheets show it. */
function ownName(known: Known): string | null {
  const own = known.get('readOwn');
  const sheets = known.all('listTimesheets').flat();
  return sheets.find(({ staffId }) => staffId === own?.staffId)?.name ?? null;
}

function correction(
  known: Known,
  kind: Correction['kind'],
  before: CorrectedTimes | null,
  after: CorrectedTimes | null,
  reason: string,
): Correction {
  return {
    id: newId(),
    kind,
    before: before && times(before),
    after: after && times(after),
    reason,
    actorName: ownName(known),
    happenedAt: known.source.now().toISOString(),
  };
}

const times = ({ clockedInAt, clockedOutAt }: CorrectedTimes): CorrectedTimes => ({ clockedInAt, clockedOutAt });
const byStart = (one: TimeEntry, other: TimeEntry) => one.clockedInAt.localeCompare(other.clockedInAt);
