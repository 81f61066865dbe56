import { byName, type Answers } from '@platform/module-kit/screens';
import { dayAt } from '@platform/ui/dates';
import { clockMinutes, paidMinutes } from '../rules/minutes';
import { isClocked } from '../rules/overShifts';
import type { ClockLine, OwnClock } from '../source/rows/clock';
import type { ClockRules } from '../source/rows/rules';
import type { TimeClockReads } from '../source/timeClockSource';
import type { TimeEntry, WeekOfPerson } from '../source/rows/week';
import type { Timesheet } from '../source/rows/timesheet';

type Known = Answers<TimeClockReads>;

interface OwnedEntry extends TimeEntry {
  staffId: string;
}

/** Computes from the hours the day, the timesheets and the reader's clock, as the database does. */
export function settle(known: Known): void {
  const rules = known.get('readRules');
  if (!rules) return;
  const entries: OwnedEntry[] = [];
  known.change('readWeek', (week, staffId) => {
    entries.push(...week.entries.map((entry) => ({ ...entry, staffId })));
    return week;
  });
  known.change('listNow', (lines) => dayOf(known, lines, entries, rules));
  known.change('listTimesheets', (sheets, starts) =>
    sheets
      .map((sheet) => sheetOf(sheet, known.get('readWeek', sheet.staffId, starts), rules))
      .filter((sheet) => sheet.plannedMinutes !== 0 || sheet.minutes !== 0 || sheet.openEntries !== 0)
      .sort(byName),
  );
  const hours = entries.map((entry) => ({ ...entry, shiftId: null }));
  known.change('listOverShifts', (shifts) => shifts.map((shift) => ({ ...shift, isClocked: isClocked(shift, hours) })));
  known.change('readOwn', (own) => own && ownOf(own, entries));
}

/** A person's timesheet from the lines of the week (the view `timesheets`). */
function sheetOf(sheet: Timesheet, week: WeekOfPerson | undefined, rules: ClockRules): Timesheet {
  if (!week) return sheet;
  const paid = week.entries.map((entry) => paidMinutes(entry, rules.paidBreakMinutes));
  const clockedMinutes = sum(paid.map((minutes) => minutes ?? 0));
  const adjustedMinutes = sum(week.adjustments.map(({ minutes }) => minutes));
  const minutes = clockedMinutes + adjustedMinutes;
  const overtimeMinutes = rules.isOvertimeExempt ? 0 : Math.max(minutes - rules.weeklyHoursCap * 60, 0);
  const centsOf = (of: number, factor: number) => Math.round((of * Math.round(sheet.hourlyRate * 100) * factor) / 60);
  return {
    ...sheet,
    clockedMinutes,
    adjustedMinutes,
    minutes,
    overtimeMinutes,
    regularCents: centsOf(minutes - overtimeMinutes, 1),
    overtimeCents: centsOf(overtimeMinutes, 1.5),
    openEntries: paid.filter((each) => each === null).length,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The reader's clock from their entries. */
function ownOf(own: OwnClock, entries: readonly OwnedEntry[]): OwnClock {
  const open = entries.find(({ staffId, clockedOutAt }) => staffId === own.staffId && clockedOutAt === null);
  return {
    ...own,
    entry: open
      ? {
          role: open.role,
          since: open.clockedInAt,
          breakSince: open.breaks.find(({ endedAt }) => endedAt === null)?.startedAt ?? null,
        }
      : null,
  };
}

/**
 * The club's day from the entries (the function `clock_now`). An entry stays with the shift it was clocked for, and is at
 * work in the last shift that it goes on into.
 */
function dayOf(
  known: Known,
  lines: readonly ClockLine[],
  entries: readonly OwnedEntry[],
  rules: ClockRules,
): ClockLine[] {
  const { source } = known;
  const now = source.now().toISOString();
  const planned = lines.filter(({ shiftId }) => shiftId !== null);
  const shiftOf = new Map(planned.map(({ entryId, shiftId }) => [entryId, shiftId]));
  const stays = planned.map((line) => ({ line, at: staysAt(line, entries, shiftOf, now) }));
  const lastShiftOf = new Map(
    stays.flatMap(({ line, at }) => at.slice(-1).map(({ id }) => [id, line.shiftId] as const)),
  );
  const shifts = stays.map(({ line, at }) => {
    const shown = lineOf(line, at, now, rules);
    const goesOn = at.length > 0 && lastShiftOf.get(shown.entryId ?? '') !== line.shiftId;
    return goesOn ? { ...shown, standing: 'worked' as const } : shown;
  });
  const shown = new Set(stays.flatMap(({ at }) => at.map(({ id }) => id)));
  const unplanned = entries
    .filter(({ id }) => !shown.has(id))
    .filter(
      ({ clockedInAt, clockedOutAt }) =>
        clockedOutAt === null || dayAt(clockedInAt, source.timeZone) === source.today(),
    )
    .map((entry) => lineOf(unplannedLine(known, lines, entry), [entry], now, rules));
  return [...shifts, ...unplanned].sort(
    (one, other) => startOf(one).localeCompare(startOf(other)) || byName(one, other) || shiftOrder(one, other),
  );
}

/** The hours of a person at a shift, by start (the function `hours_at_shift`). New hours are for the shift they overlap. */
function staysAt(
  line: ClockLine,
  entries: readonly OwnedEntry[],
  shiftOf: ReadonlyMap<string | null, string | null>,
  now: string,
): OwnedEntry[] {
  const { shiftId, staffId, startsAt, endsAt } = line;
  if (shiftId === null || startsAt === null || endsAt === null) return [];
  return entries
    .filter((entry) => {
      const { clockedInAt, clockedOutAt } = entry;
      const known = shiftOf.get(entry.id);
      const isFor = known ? known === shiftId : clockedInAt < endsAt && (clockedOutAt ?? now) >= startsAt;
      const hours = { ...entry, shiftId: isFor ? shiftId : null };
      return (isFor || startsAt <= now) && isClocked({ shiftId, staffId, startsAt, endsAt }, [hours]);
    })
    .sort((one, other) => one.clockedInAt.localeCompare(other.clockedInAt));
}

const startOf = ({ startsAt, clockedInAt }: ClockLine) => startsAt ?? clockedInAt ?? '';
const shiftOrder = (one: ClockLine, other: ClockLine) => (one.shiftId ?? '~').localeCompare(other.shiftId ?? '~');

function unplannedLine(known: Known, lines: readonly ClockLine[], entry: OwnedEntry): ClockLine {
  const named = [...lines, ...known.all('listTimesheets').flat()].find(({ staffId }) => staffId === entry.staffId);
  return {
    shiftId: null,
    entryId: entry.id,
    staffId: entry.staffId,
    name: named?.name ?? '',
    role: entry.role,
    location: null,
    startsAt: null,
    endsAt: null,
    clockedInAt: null,
    clockedOutAt: null,
    standing: 'working',
    cameEarly: 0,
    cameLate: 0,
  };
}

/** @param stays of its person, by start: the hours shown are those of the last one, the arrival is that of the first */
function lineOf(line: ClockLine, stays: readonly OwnedEntry[], now: string, rules: ClockRules): ClockLine {
  const { startsAt } = line;
  const [first] = stays;
  const entry = stays.at(-1);
  const late = first && startsAt !== null ? clockMinutes(startsAt, first.clockedInAt) : 0;
  return {
    ...line,
    // A shift shows its own role.
    role: line.shiftId === null && entry ? entry.role : line.role,
    entryId: entry?.id ?? null,
    clockedInAt: entry?.clockedInAt ?? null,
    clockedOutAt: entry?.clockedOutAt ?? null,
    standing: standingOf(line, entry, now, rules),
    cameEarly: -late > rules.earlyMinutes ? -late : 0,
    cameLate: late > rules.lateMinutes ? late : 0,
  };
}

function standingOf(
  { startsAt, endsAt }: ClockLine,
  entry: OwnedEntry | undefined,
  now: string,
  { lateMinutes }: ClockRules,
): ClockLine['standing'] {
  if (entry) {
    if (entry.clockedOutAt !== null) return 'worked';
    return entry.breaks.some(({ endedAt }) => endedAt === null) ? 'on_break' : 'working';
  }
  if (endsAt !== null && endsAt <= now) return 'missed';
  const isLate = startsAt !== null && Date.parse(startsAt) + lateMinutes * 60_000 <= Date.parse(now);
  return isLate ? 'late' : 'coming';
}
