import { dayInWords } from '@platform/module-kit/screens';
import { usePeriod } from '../period/PeriodContext';
import { COUNTED_SHIFTS } from '../rules/countedShifts';
import { inWords, shareOf } from '../rules/measure';
import type { Training, Week, Work } from '../source/reportsSource';
import { ReportTable, type ReportColumn } from './ReportTable';

/** What happened in each week of the days. */
export function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  const count = (header: string, of: (week: Week) => number): ReportColumn<Week> => ({
    header,
    value: of,
    align: 'end',
  });
  const coverageOf = ({ shifts, openShifts }: Week) => shareOf(shifts - openShifts, shifts);
  const columns: ReportColumn<Week>[] = [
    { header: 'Week of', value: ({ startsOn }) => startsOn, show: ({ startsOn }) => dayInWords(startsOn) },
    count('Shifts', ({ shifts }) => shifts),
    count('Open', ({ openShifts }) => openShifts),
    {
      header: 'Coverage',
      value: coverageOf,
      show: (week) => inWords(coverageOf(week), 'percent'),
      align: 'end',
    },
    count('Incidents', ({ incidents }) => incidents),
    count('Tickets opened', ({ ticketsOpened }) => ticketsOpened),
    count('Daily logs', ({ dailyLogs }) => dailyLogs),
    count('Readings', ({ waterReadings }) => waterReadings),
    count('Items done', ({ itemsCompleted }) => itemsCompleted),
  ];
  return (
    <ReportTable
      title="Week by week"
      note={`Weeks begin on Sunday. The first and the last week count only days of the period. ${COUNTED_SHIFTS}`}
      fileName="weeks"
      columns={columns}
      rows={weeks}
      rowName={({ startsOn }) => `Week of ${dayInWords(startsOn)}`}
      rowKey={({ startsOn }) => startsOn}
      empty="Nothing happened in these days"
    />
  );
}

const NO_PLACE = 'No place given';

/** How well each place is covered, beside the other season. */
export function PlacesTable({ places, then }: { places: readonly Work[]; then: readonly Work[] }) {
  const { compared } = usePeriod();
  const coverageThen = ({ name }: Work) => then.find((place) => place.name === name)?.coveragePercent ?? null;
  const columns: ReportColumn<Work>[] = [
    { header: 'Place', value: ({ name }) => name ?? NO_PLACE },
    { header: 'Shifts', value: ({ shifts }) => shifts, align: 'end' },
    { header: 'Open', value: ({ openShifts }) => openShifts, align: 'end' },
    {
      header: 'Coverage',
      value: ({ coveragePercent }) => coveragePercent,
      show: ({ coveragePercent }) => inWords(coveragePercent, 'percent'),
      align: 'end',
    },
    ...(compared && then.length > 0
      ? [
          {
            header: `Coverage in ${compared.shortName}`,
            value: coverageThen,
            show: (place: Work) => inWords(coverageThen(place), 'percent'),
            align: 'end' as const,
          },
        ]
      : []),
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

/** How far each training module is. */
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
