import { absenceOf, absenceOfFigure, COUNTED_SHIFTS, LABOR_SENTENCE } from '@platform/contract/reports';
import { Loaded } from '@platform/module-kit';
import { BUDGET_FAILED, FigureStrip, NOT_FETCHED } from '@platform/module-kit/screens';
import { BarChart, Card, StackedBars } from '@platform/ui';
import { Absences } from '../parts/Absences';
import { ComparedFailed } from '../parts/ComparedFailed';
import { KeptReports } from '../parts/KeptReports';
import { measureColumns } from '../parts/measureColumns';
import { MeasureFigure } from '../parts/MeasureFigure';
import { ReportTable } from '../parts/ReportTable';
import { Charts, TabFrame } from '../parts/TabFrame';
import { seriesOf, weekNames } from '../parts/weekCharts';
import { usePeriod } from '../period/PeriodContext';
import { useRowsOf } from '../period/useRowsOf';
import { besideFigures } from '../rules/besideFigures';
import { NO_INCOME, resultOf } from '../rules/budgetOfDays';
import { openInWords } from '../rules/openInWords';
import { inWords } from '../rules/measure';
import { overviewMeasures } from '../rules/overviewMeasures';
import { shownWeeks } from '../rules/shownWeeks';
import {
  useBudgetYears,
  useComparedFigures,
  useFigures,
  useKeptReports,
  useSeasonSummaries,
  useStaff,
  useTraining,
  useWeeks,
} from '../source/queries';
import type { BudgetYear } from '../source/rows/budget';
import type { Figures } from '../source/rows/figures';
import type { SeasonSummary } from '../source/rows/season';
import { useHoursWords } from '../period/useHoursWords';
import { useReportsSource } from '../source/useReportsSource';
import { REPORTS_FAILED } from '../source/failures';

/** The club at a glance: what a board asks about first, with the season compared to another one. */
export function OverviewTab() {
  const { days, compared } = usePeriod();
  const figures = useFigures(days);
  const then = useComparedFigures(compared);
  const budget = useBudgetYears();
  const summaries = useSeasonSummaries();
  const staff = useStaff();
  const training = useTraining();
  const weeks = useWeeks(days);
  const kept = useKeptReports();
  return (
    <TabFrame queries={[figures, then, budget, summaries, staff, training, weeks, kept]} figures={6}>
      <ComparedFailed queries={[then]} />
      <FigureStrip aria-label="Figures">
        <TodayFigures staff={staff.data} training={training.data} isError={staff.isError || training.isError} />
        <DaysFigures figures={figures.data} then={then.data} budget={budget.data} summaries={summaries.data} />
      </FigureStrip>
      <Absences
        why={[
          figures.data && absenceOf(figures.data, days.name),
          compared && then.data && absenceOf(then.data, compared.name),
          figures.data && absenceOfFigure(figures.data, 'laborCents', days.name),
        ]}
      />
      <Charts $lead>
        <Card as="section">
          <Loaded query={weeks} failure={REPORTS_FAILED} height="18rem">
            {(found) => {
              const shown = shownWeeks(found);
              return (
                <StackedBars
                  title="Shifts by week"
                  categoryName="Week of"
                  categories={weekNames(shown)}
                  series={[
                    seriesOf('Covered', shown, ({ shifts, openShifts }) => shifts - openShifts),
                    seriesOf('Open', shown, ({ openShifts }) => openShifts),
                  ]}
                  empty={{ title: 'No shifts in these days', description: 'Choose other days, or plan a week.' }}
                />
              );
            }}
          </Loaded>
        </Card>
        <Card as="section">
          <Loaded query={budget} failure={BUDGET_FAILED} height="18rem">
            {(years) => <YearsChart years={years} />}
          </Loaded>
        </Card>
      </Charts>
      <Loaded query={figures} failure={REPORTS_FAILED} height="20rem">
        {(now) => (
          <Loaded query={budget} failure={BUDGET_FAILED} height="20rem">
            {(years) => <SideBySide now={now} then={then.data} budget={years} summaries={summaries.data ?? []} />}
          </Loaded>
        )}
      </Loaded>
      <KeptReports query={kept} />
    </TabFrame>
  );
}

interface TodayFiguresProps {
  staff: ReturnType<typeof useStaff>['data'];
  training: ReturnType<typeof useTraining>['data'];
  isError: boolean;
}

/** Positions and training have no history, so they are those of today. */
function TodayFigures({ staff, training, isError }: TodayFiguresProps) {
  const { rows } = useReportsSource();
  const missing = isError ? NOT_FETCHED : undefined;
  return (
    <>
      <MeasureFigure
        measure={{ label: 'Positions filled', format: 'percent', now: staff?.filledPercent ?? null }}
        to={`${rows.staff}?tab=roles`}
        {...noteOf(staff ? `${staff.filled} of ${staff.positions} today` : missing)}
      />
      <MeasureFigure
        measure={{ label: 'Training', format: 'percent', now: training?.percent ?? null }}
        to={rows.training}
        {...noteOf(training ? 'complete today' : missing)}
      />
    </>
  );
}

interface DaysFiguresProps {
  figures: Figures | undefined;
  then: Figures | undefined;
  budget: readonly BudgetYear[] | undefined;
  summaries: readonly SeasonSummary[] | undefined;
}

function DaysFigures({ figures, then, budget, summaries }: DaysFiguresProps) {
  const { days, compared } = usePeriod();
  const result = budget ? resultOf(budget, days) : null;
  const before = budget && compared ? resultOf(budget, compared) : null;
  const measure = besideFigures({ now: figures, then, compared });
  const last = summaries?.find(({ satisfaction }) => satisfaction !== null);
  return (
    <>
      <MeasureFigure
        measure={measure('Shift coverage', 'percent', 'coveragePercent', 'shifts')}
        {...noteOf(figures ? openInWords(figures) : NOT_FETCHED)}
      />
      <MeasureFigure
        measure={{
          label: 'Budget usage',
          format: 'percent',
          now: result?.usagePercent ?? null,
          then: result === null ? null : (before?.usagePercent ?? null),
          rows: 'budget',
        }}
        {...noteOf(budget ? (result?.usagePercent == null ? NO_INCOME : 'of income') : NOT_FETCHED)}
      />
      <MeasureFigure
        measure={measure('Safety score', 'count', 'safetyScore', 'incidents')}
        {...noteOf(figures ? 'of 100' : NOT_FETCHED)}
      />
      <MeasureFigure
        measure={{ label: 'Member satisfaction', format: 'rating', now: last?.satisfaction ?? null, rows: 'answers' }}
        {...noteOf(last ? `of 5 in ${last.year}` : summaries ? 'no survey yet' : NOT_FETCHED)}
      />
    </>
  );
}

const noteOf = (note: string | undefined) => (note === undefined ? {} : { note });

/** Income and expenses of each year with actual amounts; the plan for a draft. */
function YearsChart({ years }: { years: readonly BudgetYear[] }) {
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return (
    <BarChart
      title="Income and expenses by year"
      categoryName="Year"
      categories={years.map(({ year, isDraft }) => (isDraft ? `${year} (planned)` : year))}
      series={[
        {
          label: 'Income',
          values: years.map((year) => dollars(year.isDraft ? year.plannedIncomeCents : year.incomeCents)),
        },
        {
          label: 'Expenses',
          values: years.map((year) => dollars(year.isDraft ? year.plannedExpenseCents : year.expenseCents)),
        },
      ]}
      format={(value) => inWords(Math.round(value * 100), 'money')}
      empty={{ title: 'No budget yet', description: 'Income and expenses of each year appear here.' }}
    />
  );
}

interface SideBySideProps {
  now: Figures;
  then: Figures | undefined;
  budget: readonly BudgetYear[];
  summaries: readonly SeasonSummary[];
}

function SideBySide({ now, then, budget, summaries }: SideBySideProps) {
  const period = usePeriod();
  const rowsOf = useRowsOf();
  const words = useHoursWords();
  const { days, compared } = period;
  return (
    <ReportTable
      title={compared ? `${days.name} beside ${compared.name}` : days.name}
      note={`${COUNTED_SHIFTS} ${words.sentence} ${LABOR_SENTENCE}`}
      fileName="overview"
      columns={measureColumns(period, rowsOf)}
      rows={overviewMeasures({ period, now, then, budget, summaries, hoursName: words.name })}
      rowName={({ label }) => label}
      empty="No reports available for these days"
    />
  );
}
