import {
  adjust_timesheet,
  approve_timesheet,
  clock_in,
  decides_own_hours,
  end_break,
  keep_clock_pin,
  refuse_hours_of_long_ago,
  require_open_time_entry,
  require_open_workweek,
  require_time_reason,
  save_time_entry,
  start_break,
} from '@platform/database/raised';
import { clock_devices } from '@platform/database/refusals/clock_devices';
import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import { time_entries } from '@platform/database/refusals/time_entries';
import { timesheet_adjustments } from '@platform/database/refusals/timesheet_adjustments';
import { addDays, broken, outdated, raised, type Answers, type DemoRefusals } from '@platform/module-kit/screens';
import { dateInWords, dayAt } from '@platform/ui/dates';
import { isWithin, LARGEST_ADJUSTMENT, LONGEST_ENTRY, PAID_BREAK } from '../rules/bounds';
import { dayWords } from '../../shared/calendar/dayWords';
import { isBeforeFirstDay } from '../rules/firstDay';
import { clockMinutes } from '../rules/minutes';
import { isEasyPin, isPin } from '../rules/sharedClocks';
import { workweekOf } from '../../shared/calendar/week';
import type { changes } from '../source/changes';
import type { EntryDraft } from '../source/rows/week';
import type { TimeClockReads } from '../source/timeClockSource';

type Known = Answers<TimeClockReads>;

const without = (reason: string) => {
  const { length } = reason.trim();
  return length >= 3 && length <= 500 ? undefined : raised(require_time_reason.PT422);
};

/** An approved week is closed. */
function closed(known: Known, staffId: string, moment: string) {
  const week = workweekOf(dayAt(moment, known.source.timeZone), known.get('readRules')?.workweekStart ?? 0);
  const sheet = known.get('listTimesheets', week)?.find((each) => each.staffId === staffId);
  if (sheet?.approvedAt == null) return undefined;
  return raised(require_open_workweek['42501'], dayWords(week, known.source.today()));
}

function impossible(known: Known, staffId: string, { clockedInAt, clockedOutAt, breaks }: EntryDraft) {
  // In the order of the database: end of the work, overlap with other entries, breaks.
  if (clockedOutAt < clockedInAt) return raised(save_time_entry.workEnds);
  if (clockedOutAt > known.source.now().toISOString()) return raised(save_time_entry.hoursEnteredOnceWorked);
  const day = dayAt(clockedInAt, known.source.timeZone);
  const today = known.source.today();
  if (day < `${Number(today.slice(0, 4)) - 3}${today.slice(4)}`)
    return raised(refuse_hours_of_long_ago.hoursEnteredWithinThree);
  const first = known.get('listFirstDays')?.find((person) => person.staffId === staffId);
  if (isBeforeFirstDay(first, day))
    return raised(refuse_hours_of_long_ago.startsWork, first.name, dayWords(first.startsOn, today));
  const isOutside = breaks.some(
    ({ startedAt, endedAt }) => startedAt < clockedInAt || endedAt < startedAt || endedAt > clockedOutAt,
  );
  return isOutside ? raised(save_time_entry.breakBegins) : undefined;
}

function overlapping(known: Known, staffId: string, draft: EntryDraft, id?: string) {
  if (clockMinutes(draft.clockedInAt, draft.clockedOutAt) > LONGEST_ENTRY)
    return broken(time_entries.rules.time_entries_length, '23514');
  const rules = known.get('readRules');
  const day = dayAt(draft.clockedInAt, known.source.timeZone);
  const near = [-7, 0, 7].map((days) => workweekOf(addDays(day, days), rules?.workweekStart ?? 0));
  const isTaken = near
    .flatMap((week) => known.get('readWeek', staffId, week)?.entries ?? [])
    .some(
      (entry) =>
        entry.id !== id && entry.clockedInAt < draft.clockedOutAt && draft.clockedInAt < (entry.clockedOutAt ?? '9999'),
    );
  return isTaken ? broken(time_entries.rules.time_entries_one_at_a_time, '23P01') : undefined;
}

/** The sample club also has an administrator, who approves and adjusts the manager's hours. */
const isOwn = (known: Known, staffId: string) => known.get('readOwn')?.staffId === staffId;

function poorPin(pin: string) {
  if (!isPin(pin)) return raised(keep_clock_pin.pinHas);
  return isEasyPin(pin) ? raised(keep_clock_pin.pinTooEasy) : undefined;
}

/** What the demo refuses, with the sentences of the database. */
export const refuse: DemoRefusals<TimeClockReads, typeof changes> = {
  clockMe(known, action) {
    const own = known.get('readOwn');
    if (action === 'in')
      return own?.entry
        ? raised(clock_in.PT409, dateInWords(own.entry.since, 'time', known.source.timeZone))
        : undefined;
    if (!own?.entry) return raised(require_open_time_entry.PT409);
    if (action === 'break' && own.entry.breakSince !== null) return raised(start_break.PT409);
    if (action === 'back' && own.entry.breakSince === null) return raised(end_break.PT409);
    return undefined;
  },
  addClockDevice(known, name) {
    const isTaken = known
      .get('listClockDevices')
      ?.some((device) => device.isOn && device.name.toLowerCase() === name.trim().toLowerCase());
    return isTaken ? broken(clock_devices.rules.clock_devices_name_once, '23505') : undefined;
  },
  setClockPin: (_known, _staffId, pin) => poorPin(pin),
  setOwnPin: (_known, pin) => poorPin(pin),
  saveEntry(known, staffId, draft, reason, saved) {
    const entry =
      saved &&
      known
        .all('readWeek')
        .flatMap(({ entries }) => entries)
        .find(({ id }) => id === saved.id);
    return (
      without(reason) ??
      impossible(known, staffId, draft) ??
      closed(known, staffId, draft.clockedInAt) ??
      (saved && outdated(entry, saved.version)) ??
      (entry && closed(known, staffId, entry.clockedInAt)) ??
      overlapping(known, staffId, draft, saved?.id)
    );
  },
  removeEntry(known, staffId, id, reason) {
    const entry = known
      .all('readWeek')
      .flatMap(({ entries }) => entries)
      .find((each) => each.id === id);
    return without(reason) ?? (entry && closed(known, staffId, entry.clockedInAt));
  },
  approve(known, staffIds, week) {
    if (staffIds.some((id) => isOwn(known, id))) return raised(decides_own_hours['42501']);
    if (addDays(week, 7) > known.source.today()) return raised(approve_timesheet.weekNotOverYet);
    const open = known
      .get('listTimesheets', week)
      ?.find(({ staffId, openEntries }) => staffIds.includes(staffId) && openEntries > 0);
    return open && raised(approve_timesheet.hasNotClockedOut, open.name);
  },
  adjust(known, staffId, week, minutes, reason) {
    const sheet = known.get('listTimesheets', week)?.find((each) => each.staffId === staffId);
    return (
      without(reason) ??
      (isOwn(known, staffId) ? raised(decides_own_hours['42501']) : undefined) ??
      (sheet?.approvedAt == null ? raised(adjust_timesheet.PT409) : undefined) ??
      (minutes === 0 || Math.abs(minutes) > LARGEST_ADJUSTMENT
        ? broken(timesheet_adjustments.rules.timesheet_adjustments_minutes_range, '23514')
        : undefined) ??
      (minutes < 0 && (sheet?.minutes ?? 0) + minutes < 0 ? raised(adjust_timesheet['22023']) : undefined)
    );
  },
  saveRules: (known, draft, version) =>
    outdated(known.get('readRules'), version) ??
    (isWithin(draft.paidBreakMinutes, PAID_BREAK)
      ? undefined
      : broken(club_labor_rules.rules.club_labor_rules_paid_break_range, '23514')),
};
