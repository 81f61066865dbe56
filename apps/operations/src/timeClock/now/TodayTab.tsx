import { Loaded } from '@platform/module-kit';
import { Figure, FigureOutline, FigureStrip } from '@platform/module-kit/screens';
import { Badge, Card, DataTable, EmptyState, Icon, SkeletonTable, Stack, type Column } from '@platform/ui';
import { usePresent } from '../../shared/calendar/usePresent';
import { arrivalInWords, hasForgottenClockOut, standingTones, standingWords, timesOfDay } from '../rules/clockWords';
import { useNow } from '../source/queries';
import type { ClockLine, Standing } from '../source/rows/clock';
import { useTimeClockSource } from '../source/useTimeClockSource';

/** Who is at work, late or missing today. It refreshes by itself. */
export function TodayTab() {
  const { timeZone, now: clock } = useTimeClockSource();
  const present = usePresent(clock);
  const now = useNow();
  return (
    <Loaded query={now} label="the day" failure="Failed to fetch the day" shape={<Outline />}>
      {(lines) => (
        <Stack>
          <Figures lines={lines} isForgotten={(line) => hasForgottenClockOut(line, timeZone, present)} />
          <Card $padding="none">
            <DataTable
              label="Today at the clock"
              columns={columnsIn(timeZone, present)}
              rows={lines}
              rowKey={({ shiftId, entryId }) => shiftId ?? entryId ?? ''}
              rowName={({ name }) => name}
              cards
              empty={
                <EmptyState
                  title="No one works today"
                  description="Published shifts of the day appear here, with who has clocked in."
                  icon={<Icon name="calendar-check" size={24} />}
                />
              }
            />
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}

function Figures({ lines, isForgotten }: { lines: readonly ClockLine[]; isForgotten: (line: ClockLine) => boolean }) {
  const forgotten = lines.filter(isForgotten).length;
  const today = lines.filter((line) => !isForgotten(line));
  const atWork = [`${count(today, 'on_break')} on a break`, forgotten > 0 && `${forgotten} not clocked out`];
  return (
    <FigureStrip aria-label="Today">
      <Figure label="At work" value={count(today, 'working', 'on_break')} detail={atWork.filter(Boolean).join(' · ')} />
      <Figure
        label="Late or missing"
        value={count(today, 'late', 'missed')}
        detail={missing(today)}
        alarming={count(today, 'late', 'missed') > 0}
      />
      <Figure label="Still to come" value={count(today, 'coming')} detail="shifts today" />
      <Figure label="Done for today" value={count(today, 'worked')} detail="clocked out" />
    </FigureStrip>
  );
}

const count = (lines: readonly ClockLine[], ...standings: Standing[]) =>
  lines.filter(({ standing }) => standings.includes(standing)).length;

const missing = (lines: readonly ClockLine[]) => `${count(lines, 'missed')} missed`;

/**
 * Late and missing people first, then people who forgot to clock out, people at work, people still to come, and people who
 * are done.
 */
const urgency: Record<Standing, number> = { late: 0, missed: 1, working: 3, on_break: 3, coming: 4, worked: 5 };
const FORGOTTEN = 2;

const columnsIn = (timeZone: string, present: number): Column<ClockLine>[] => [
  { key: 'name', header: 'Person', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'standing',
    header: 'Now',
    cell: (line) =>
      hasForgottenClockOut(line, timeZone, present) ? (
        <Badge tone="warning">Not clocked out</Badge>
      ) : (
        <Badge tone={standingTones[line.standing]}>{standingWords[line.standing]}</Badge>
      ),
    sortBy: (line) => (hasForgottenClockOut(line, timeZone, present) ? FORGOTTEN : urgency[line.standing]),
    onPhone: 'beside',
  },
  {
    key: 'shift',
    header: 'Shift',
    cell: ({ startsAt, endsAt }) =>
      startsAt === null ? '–' : timesOfDay({ clockedInAt: startsAt, clockedOutAt: endsAt }, timeZone, present),
    sortBy: ({ startsAt, clockedInAt }) => startsAt ?? clockedInAt,
  },
  { key: 'role', header: 'Role', cell: ({ role, location }) => [role, location].filter(Boolean).join(', ') },
  {
    key: 'clocked',
    header: 'Clocked',
    cell: ({ clockedInAt, clockedOutAt }) =>
      clockedInAt === null ? '–' : timesOfDay({ clockedInAt, clockedOutAt }, timeZone, present),
  },
  {
    key: 'arrival',
    header: 'Arrival',
    cell: (line) => arrivalInWords(line, present) ?? (line.entryId === null ? '–' : 'On time'),
  },
];

function Outline() {
  return (
    <Stack aria-hidden="true">
      <FigureStrip>
        <FigureOutline />
        <FigureOutline />
        <FigureOutline />
        <FigureOutline />
      </FigureStrip>
      <SkeletonTable columns={6} />
    </Stack>
  );
}
