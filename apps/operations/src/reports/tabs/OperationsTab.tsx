import { Loaded } from '@platform/module-kit';
import { FigureStrip } from '@platform/module-kit/screens';
import { BarChart, Card, StackedBars } from '@platform/ui';
import { Absences } from '../parts/Absences';
import { ComparedFailed } from '../parts/ComparedFailed';
import { measureColumns } from '../parts/measureColumns';
import { MeasureFigure } from '../parts/MeasureFigure';
import { PlacesTable, TrainingTable, WeeksTable } from '../parts/OperationsTables';
import { ReportTable } from '../parts/ReportTable';
import { Charts, TabFrame, Tables } from '../parts/TabFrame';
import { seriesOf, weekNames } from '../parts/weekCharts';
import { usePeriod } from '../period/PeriodContext';
import { besideFigures } from '../rules/besideFigures';
import { openInWords } from '../rules/countedShifts';
import { absenceOf } from '../rules/recorded';
import { shownWeeks } from '../rules/shownWeeks';
import { useComparedFigures, useComparedWork, useFigures, useTraining, useWeeks, useWork } from '../source/queries';
import type { Figures, Week } from '../source/reportsSource';
import { useReportsSource } from '../source/useReportsSource';

/** How the club ran: coverage, what was recorded, and whether its people are trained. */
export function OperationsTab() {
  const { days, compared } = usePeriod();
  const figures = useFigures(days);
  const then = useComparedFigures(compared);
  const weeks = useWeeks(days);
  const places = useWork(days, 'place');
  const placesThen = useComparedWork(compared, 'place');
  const training = useTraining();
  return (
    <TabFrame queries={[figures, then, weeks, places, placesThen, training]} figures={6}>
      <ComparedFailed queries={[then, placesThen]} />
      <Loaded query={figures} failure="Failed to fetch reports" height="5rem">
        {(found) => (
          <>
            <ActivityFigures now={found} then={then.data} />
            <Absences why={[absenceOf(found, days), compared && then.data && absenceOf(then.data, compared)]} />
          </>
        )}
      </Loaded>
      <Loaded query={weeks} failure="Failed to fetch reports" height="18rem">
        {(found) => <WeekCharts weeks={shownWeeks(found)} />}
      </Loaded>
      <Loaded query={figures} failure="Failed to fetch reports" height="18rem">
        {(found) => <ActivityTable now={found} then={then.data} />}
      </Loaded>
      <Loaded query={weeks} failure="Failed to fetch reports" height="16rem">
        {(found) => <WeeksTable weeks={shownWeeks(found)} />}
      </Loaded>
      <Tables>
        <Loaded query={places} failure="Failed to fetch reports" height="16rem">
          {(found) => <PlacesTable places={found} then={placesThen.data ?? []} />}
        </Loaded>
        <Loaded query={training} failure="Failed to fetch training modules" height="16rem">
          {(found) => <TrainingTable training={found} />}
        </Loaded>
      </Tables>
    </TabFrame>
  );
}

interface ActivityProps {
  now: Figures;
  then: Figures | undefined;
}

function ActivityFigures({ now, then }: ActivityProps) {
  const { rows } = useReportsSource();
  const { compared } = usePeriod();
  const measure = besideFigures({ now, then, compared });
  return (
    <FigureStrip aria-label="Figures">
      <MeasureFigure
        measure={measure('Shift coverage', 'percent', 'coveragePercent')}
        to={rows.schedule}
        note={openInWords(now)}
      />
      <MeasureFigure
        measure={measure('Incidents', 'count', 'incidents')}
        to={`${rows.operations}?view=incidents`}
        note={`safety score ${now.safetyScore}`}
      />
      <MeasureFigure
        measure={measure('Tickets opened', 'count', 'ticketsOpened')}
        to={`${rows.operations}?tab=tickets`}
        note={`${now.ticketsResolved} resolved`}
      />
      <MeasureFigure
        measure={measure('Water readings', 'count', 'waterReadings')}
        to={`${rows.operations}?view=water`}
        note={`${now.readingsOutOfRange} out of range`}
        alarming={now.readingsOutOfRange > 0}
      />
      <MeasureFigure
        measure={measure('Vendor visits', 'count', 'vendorVisits')}
        to={`${rows.operations}?tab=vendors`}
        note="made"
      />
      <MeasureFigure measure={measure('Checklist items', 'count', 'itemsCompleted')} to={rows.operations} note="done" />
    </FigureStrip>
  );
}

function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  const empty = { title: 'Nothing in these days', description: 'Choose other days.' };
  return (
    <Charts>
      <Card as="section">
        <StackedBars
          title="Shifts by week"
          categoryName="Week of"
          categories={weekNames(weeks)}
          series={[
            seriesOf('Covered', weeks, ({ shifts, openShifts }) => shifts - openShifts),
            seriesOf('Open', weeks, ({ openShifts }) => openShifts),
          ]}
          empty={empty}
        />
      </Card>
      <Card as="section">
        <BarChart
          title="Tickets and incidents by week"
          categoryName="Week of"
          categories={weekNames(weeks)}
          series={[
            seriesOf('Tickets opened', weeks, ({ ticketsOpened }) => ticketsOpened),
            seriesOf('Tickets resolved', weeks, ({ ticketsResolved }) => ticketsResolved),
            seriesOf('Incidents', weeks, ({ incidents }) => incidents),
          ]}
          empty={empty}
        />
      </Card>
    </Charts>
  );
}

const activity: readonly [label: string, of: keyof Figures][] = [
  ['Safety score', 'safetyScore'],
  ['Minor incidents', 'minorIncidents'],
  ['Moderate incidents', 'moderateIncidents'],
  ['Serious incidents', 'seriousIncidents'],
  ['Tickets opened', 'ticketsOpened'],
  ['Tickets resolved', 'ticketsResolved'],
  ['Daily logs', 'dailyLogs'],
  ['Water readings', 'waterReadings'],
  ['Readings out of range', 'readingsOutOfRange'],
  ['Vendor visits', 'vendorVisits'],
  ['Checklist items done', 'itemsCompleted'],
];

function ActivityTable({ now, then }: ActivityProps) {
  const period = usePeriod();
  const { days, compared } = period;
  const measure = besideFigures({ now, then, compared });
  return (
    <ReportTable
      title={compared ? `Activity: ${days.name} beside ${compared.name}` : `Activity: ${days.name}`}
      fileName="activity"
      columns={measureColumns(period)}
      rows={activity.map(([label, of]) => measure(label, 'count', of))}
      rowName={({ label }) => label}
      empty="No reports available for these days"
    />
  );
}
