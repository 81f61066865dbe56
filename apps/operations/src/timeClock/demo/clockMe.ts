import { newId, withChanged, type Answers } from '@platform/module-kit/screens';
import { isInWeek } from '../rules/workweek';
import type { ClockAction } from '../source/rows/sharedClock';
import type { ClockLine } from '../source/rows/clock';
import type { TimeClockReads } from '../source/timeClockSource';
import type { TimeEntry } from '../source/rows/week';

type Known = Answers<TimeClockReads>;

/** A person can clock in for a shift this many hours before it starts, as in app.shift_to_clock. */
const AHEAD = 2 * 3_600_000;

/** Clocks the visitor in or out. In the demo, the visitor acts as the manager of the sample club. */
export function clockMe(known: Known, action: ClockAction): void {
  const own = known.get('readOwn');
  if (!own) return;
  const now = known.source.now().toISOString();
  const change = (become: (entry: TimeEntry) => Partial<TimeEntry>) =>
    known.change('readWeek', (week, staffId) =>
      staffId === own.staffId
        ? {
            ...week,
            entries: withChanged(
              week.entries,
              week.entries.filter(({ clockedOutAt }) => clockedOutAt === null).map(({ id }) => id),
              become,
            ),
          }
        : week,
    );
  const ended = (entry: TimeEntry) => entry.breaks.map((pause) => ({ ...pause, endedAt: pause.endedAt ?? now }));
  switch (action) {
    case 'in':
      return clockIn(known, own.staffId, now);
    case 'out':
      return change((entry) => ({ clockedOutAt: now, breaks: ended(entry), version: entry.version + 1 }));
    case 'break':
      return change((entry) => ({ breaks: [...entry.breaks, { startedAt: now, endedAt: null }] }));
    case 'back':
      return change((entry) => ({ breaks: ended(entry) }));
  }
}

function clockIn(known: Known, staffId: string, now: string): void {
  const isMeant = (line: ClockLine) =>
    line.staffId === staffId &&
    line.entryId === null &&
    line.startsAt !== null &&
    line.endsAt !== null &&
    Date.parse(line.startsAt) <= Date.parse(now) + AHEAD &&
    line.endsAt > now;
  const shift = known.get('listNow')?.find(isMeant);
  const person = known
    .all('listTimesheets')
    .flat()
    .find((sheet) => sheet.staffId === staffId);
  const entry: TimeEntry = {
    id: newId(),
    role: shift?.role ?? person?.role ?? '',
    clockedInAt: now,
    clockedOutAt: null,
    breaks: [],
    inDevice: null,
    outDevice: null,
    version: 1,
  };
  known.change('readWeek', (week, of, starts) =>
    of === staffId && isInWeek(now, starts, known.source.timeZone)
      ? { ...week, entries: [...week.entries, entry] }
      : week,
  );
  if (!shift) return;
  known.change('listNow', (lines) =>
    lines.map((line) => (line.shiftId === shift.shiftId ? { ...line, entryId: entry.id } : line)),
  );
}
