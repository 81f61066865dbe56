import { COUNTED_SHIFTS } from '@platform/contract/reports';
import { addDays, dayInWords } from '@platform/module-kit/screens';
import type { NamedDays } from '../period/period';
import { usePeriod } from '../period/PeriodContext';
import { inWords, shareOf } from '../rules/measure';
import { WEEKS_TABLE, type RowsKind } from '../rules/rowsOf';
import type { Days } from '../source/rows/season';
import type { Training } from '../source/rows/people';
import type { Week } from '../source/rows/figures';
import type { Work } from '../source/rows/work';
import { useHoursWords } from '../period/useHoursWords';
import { RowsLink } from './RowsLink';
import { ReportTable, type ReportColumn } from './ReportTable';
import { columnThen } from './columnThen';
import { coverageColumns } from './coverageColumns';

/** The events of each week. */
export function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  const { days } = usePeriod();
  const words = useHoursWords();
  const count = (header: string, of: (week: Week) => number, kind?: RowsKind): ReportColumn<Week> => ({
    header,
    value: of,
    ...(kind && {
      show: (week) => (
        <RowsLink
          kind={kind}
          days={of(week) > 0 ? partOfWeek(week, days) : undefined}
          words={inWords(of(week), 'count')}
        />
      ),
    }),
    align: 'end',
  });
  const coverageOf = ({ shifts, openShifts }: Week) => shareOf(shifts - openShifts, shifts);
  const columns: ReportColumn<Week>[] = [
    {
      header: 'Week of',
      value: ({ startsOn }) => startsOn,
      show: (week) => <RowsLink kind="shifts" days={partOfWeek(week, days)} words={dayInWords(week.startsOn)} />,
    },
    count('Shifts', ({ shifts }) => shifts, 'shifts'),
    count('Open', ({ openShifts }) => openShifts, 'open'),
    {
      header: 'Coverage',
      value: coverageOf,
      show: (week) => inWords(coverageOf(week), 'percent'),
      align: 'end',
    },
    {
      header: `${words.name} hours`,
      value: ({ hours }) => hours,
      show: (week) => (
        <RowsLink
          kind="hours"
          days={week.hours > 0 ? partOfWeek(week, days) : undefined}
          words={inWords(week.hours, 'hours')}
        />
      ),
      align: 'end',
    },
    count('Incidents', ({ incidents }) => incidents, 'incidents'),
    count('Tickets opened', ({ ticketsOpened }) => ticketsOpened, 'opened'),
    count('Daily logs', ({ dailyLogs }) => dailyLogs, 'logs'),
    count('Readings', ({ waterReadings }) => waterReadings, 'water'),
    count('Items done', ({ itemsCompleted }) => itemsCompleted, 'items'),
  ];
  return (
    <ReportTable
      title="Week by week"
      note={`Weeks begin on Sunday. The first and the last week count only days of the period. ${COUNTED_SHIFTS} ${words.sentence}`}
      fileName={WEEKS_TABLE}
      columns={columns}
      rows={weeks}
      rowName={({ startsOn }) => `Week of ${dayInWords(startsOn)}`}
      rowKey={({ startsOn }) => startsOn}
      empty="Nothing happened in these days"
    />
  );
}

/** The days of a week that are in the period. */
function partOfWeek({ startsOn }: Week, { from, to }: Days): NamedDays {
  const saturday = addDays(startsOn, 6);
  const name = `Week of ${dayInWords(startsOn)}`;
  return { name, shortName: name, from: startsOn < from ? from : startsOn, to: saturday > to ? to : saturday };
}

const NO_PLACE = 'No place given';

/** The coverage of each place, compared with the other season. */
export function PlacesTable({ places, then }: { places: readonly Work[]; then: readonly Work[] }) {
  const { days, compared } = usePeriod();
  const columns: ReportColumn<Work>[] = [
    {
      header: 'Place',
      value: ({ name }) => name ?? NO_PLACE,
      show: ({ name }) =>
        name === null ? NO_PLACE : <RowsLink kind="shifts" days={days} only={{ location: name }} words={name} />,
    },
    ...coverageColumns,
    ...columnThen('Coverage', ({ coveragePercent }: Work) => coveragePercent, 'percent', then, compared),
  ];
  return (
    <ReportTable
      title="Coverage by place"
      note={COUNTED_SHIFTS}
      fileName="places"
      columns={columns}
      rows={places}
      rowName={({ name }) => name ?? NO_PLACE}
      empty="No shifts in these days"
    />
  );
}

type Module = Training['modules'][number];

/** The progress of each training module. */
export function TrainingTable({ training }: { training: Training }) {
  const columns: ReportColumn<Module>[] = [
    { header: 'Module', value: ({ title }) => title },
    { header: 'Completed', value: ({ completed }) => completed, align: 'end' },
    { header: 'Participants', value: ({ total }) => total, align: 'end' },
    {
      header: 'Completion',
      value: ({ completed, total }) => shareOf(completed, total),
      show: ({ completed, total }) => inWords(shareOf(completed, total), 'percent'),
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title="Training today"
      note={training.percent === null ? undefined : `${training.percent}% complete: the mean of the modules.`}
      fileName="training"
      columns={columns}
      rows={training.modules}
      rowName={({ title }) => title}
      rowKey={({ id }) => id}
      empty="No training modules available"
    />
  );
}
