import { absenceOf } from '@platform/contract/reports';
import { Loaded } from '@platform/module-kit';
import { FigureStrip, TRAINING_MODULES_FAILED } from '@platform/module-kit/screens';
import { BarChart, Card, StackedBars } from '@platform/ui';
import { Absences } from '../parts/Absences';
import { ComparedFailed } from '../parts/ComparedFailed';
import { ItemsTable, VisitsTable } from '../parts/DoneTables';
import { measureColumns } from '../parts/measureColumns';
import { MeasureFigure } from '../parts/MeasureFigure';
import { PlacesTable, TrainingTable, WeeksTable } from '../parts/OperationsTables';
import { ReportTable } from '../parts/ReportTable';
import { Charts, TabFrame, Tables } from '../parts/TabFrame';
import { seriesOf, weekNames } from '../parts/weekCharts';
import { usePeriod } from '../period/PeriodContext';
import { useRowsOf } from '../period/useRowsOf';
import { besideFigures } from '../rules/besideFigures';
import { openInWords } from '../rules/openInWords';
import type { RowsKind } from '../rules/rowsOf';
import { shownWeeks } from '../rules/shownWeeks';
import {
  useComparedFigures,
  useComparedWork,
  useDoneItems,
  useFigures,
  useTraining,
  useVisits,
  useWeeks,
  useWork,
} from '../source/queries';
import { useReportsSource } from '../source/useReportsSource';
import type { Figures, Week } from '../source/rows/figures';
import { REPORTS_FAILED } from '../source/failures';

/** How the club ran: coverage, events, and the training of its people. */
export function OperationsTab() {
  const { days, compared } = usePeriod();
  const figures = useFigures(days);
  const then = useComparedFigures(compared);
  const weeks = useWeeks(days);
  const places = useWork(days, 'place');
  const placesThen = useComparedWork(compared, 'place');
  const training = useTraining();
  const { canManage } = useReportsSource();
  const visits = useVisits(days);
  const items = useDoneItems(days);
  return (
    <TabFrame queries={[figures, then, weeks, places, placesThen, training, visits, items]} figures={6}>
      <ComparedFailed queries={[then, placesThen]} />
      <Loaded query={figures} failure={REPORTS_FAILED} height="5rem">
        {(found) => (
          <>
            <ActivityFigures now={found} then={then.data} />
            <Absences
              why={[absenceOf(found, days.name), compared && then.data && absenceOf(then.data, compared.name)]}
            />
          </>
        )}
      </Loaded>
      <Loaded query={weeks} failure={REPORTS_FAILED} height="18rem">
        {(found) => <WeekCharts weeks={shownWeeks(found)} />}
      </Loaded>
      <Loaded query={figures} failure={REPORTS_FAILED} height="18rem">
        {(found) => <ActivityTable now={found} then={then.data} />}
      </Loaded>
      <Loaded query={weeks} failure={REPORTS_FAILED} height="16rem">
        {(found) => <WeeksTable weeks={shownWeeks(found)} />}
      </Loaded>
      <Tables>
        <Loaded query={places} failure={REPORTS_FAILED} height="16rem">
          {(found) => <PlacesTable places={found} then={placesThen.data ?? []} />}
        </Loaded>
        <Loaded query={training} failure={TRAINING_MODULES_FAILED} height="16rem">
          {(found) => <TrainingTable training={found} />}
        </Loaded>
      </Tables>
      {canManage && (
        <>
          <Loaded query={visits} failure={REPORTS_FAILED} height="16rem">
            {(found) => <VisitsTable visits={found} />}
          </Loaded>
          <Loaded query={items} failure={REPORTS_FAILED} height="16rem">
            {(found) => <ItemsTable items={found} />}
          </Loaded>
        </>
      )}
    </TabFrame>
  );
}

interface ActivityProps {
  now: Figures;
  then: Figures | undefined;
}

function ActivityFigures({ now, then }: ActivityProps) {
  const { compared } = usePeriod();
  const measure = besideFigures({ now, then, compared });
  return (
    <FigureStrip aria-label="Figures">
      <MeasureFigure
        measure={measure('Shift coverage', 'percent', 'coveragePercent', 'shifts')}
        note={openInWords(now)}
      />
      <MeasureFigure
        measure={measure('Incidents', 'count', 'incidents', 'incidents')}
        note={`safety score ${now.safetyScore}`}
      />
      <MeasureFigure
        measure={measure('Tickets opened', 'count', 'ticketsOpened', 'opened')}
        note={`${now.ticketsResolved} resolved`}
      />
      <MeasureFigure
        measure={measure('Water readings', 'count', 'waterReadings', 'water')}
        note={`${now.readingsOutOfRange} out of range`}
        alarming={now.readingsOutOfRange > 0}
      />
      <MeasureFigure measure={measure('Vendor visits', 'count', 'vendorVisits', 'visits')} note="made" />
      <MeasureFigure measure={measure('Checklist items', 'count', 'itemsCompleted', 'items')} note="done" />
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

const activity: readonly [label: string, of: keyof Figures, rows: RowsKind][] = [
  ['Safety score', 'safetyScore', 'incidents'],
  ['Minor incidents', 'minorIncidents', 'incidents'],
  ['Moderate incidents', 'moderateIncidents', 'incidents'],
  ['Serious incidents', 'seriousIncidents', 'incidents'],
  ['Tickets opened', 'ticketsOpened', 'opened'],
  ['Tickets resolved', 'ticketsResolved', 'resolved'],
  ['Daily logs', 'dailyLogs', 'logs'],
  ['Water readings', 'waterReadings', 'water'],
  ['Readings out of range', 'readingsOutOfRange', 'water'],
  ['Vendor visits', 'vendorVisits', 'visits'],
  ['Checklist items done', 'itemsCompleted', 'items'],
];

function ActivityTable({ now, then }: ActivityProps) {
  const period = usePeriod();
  const rowsOf = useRowsOf();
  const { days, compared } = period;
  const measure = besideFigures({ now, then, compared });
  return (
    <ReportTable
      title={compared ? `Activity: ${days.name} beside ${compared.name}` : `Activity: ${days.name}`}
      fileName="activity"
      columns={measureColumns(period, rowsOf)}
      rows={activity.map(([label, of, rows]) => measure(label, 'count', of, rows))}
      rowName={({ label }) => label}
      empty="No reports available for these days"
    />
  );
}
