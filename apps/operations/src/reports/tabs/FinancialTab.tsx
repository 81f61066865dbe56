import { Loaded } from '@platform/module-kit';
import { FigureStrip } from '@platform/module-kit/screens';
import { BarChart, Card } from '@platform/ui';
import { Absences } from '../parts/Absences';
import { ComparedFailed } from '../parts/ComparedFailed';
import { LaborTables } from '../parts/LaborTables';
import { MeasureFigure } from '../parts/MeasureFigure';
import { RowsLink } from '../parts/RowsLink';
import { ReportTable, type ReportColumn } from '../parts/ReportTable';
import { Charts, TabFrame } from '../parts/TabFrame';
import { besideByWeek } from '../parts/weekCharts';
import { usePeriod } from '../period/PeriodContext';
import { besideFigures } from '../rules/besideFigures';
import { NO_INCOME, resultOf, yearOf } from '../rules/budgetOfDays';
import { linesBeside, type BesideLine } from '../rules/budgetLines';
import { inWords, plainOf, signedInWords } from '../rules/measure';
import { absenceOfWork } from '../rules/recorded';
import {
  useBudgetLines,
  useBudgetYears,
  useComparedFigures,
  useComparedWeeks,
  useDepartmentWeeks,
  useFigures,
  useWeeks,
  useWork,
} from '../source/queries';
import type { BudgetLine, BudgetYear, Figures } from '../source/reportsSource';
import { useHoursWords } from '../source/useHoursWords';
import { useReportsSource } from '../source/useReportsSource';

/** Money of the days: the budget against what came of it, and what the work costs. */
export function FinancialTab() {
  const { canViewAnalytics } = useReportsSource();
  const { days, compared } = usePeriod();
  const words = useHoursWords();
  const years = useBudgetYears();
  const lines = useBudgetLines();
  const figures = useFigures(days);
  const figuresThen = useComparedFigures(compared);
  const weeks = useWeeks(days);
  const weeksThen = useComparedWeeks(compared);
  const roles = useWork(days, 'role');
  const departments = useDepartmentWeeks(days);
  return (
    <TabFrame queries={[years, lines, figures, figuresThen, weeks, weeksThen, roles, departments]} figures={6}>
      <ComparedFailed queries={[figuresThen, weeksThen]} />
      <Loaded query={years} failure="Failed to fetch budget" height="5rem">
        {(found) => <MoneyFigures years={found} figures={figures.data} then={figuresThen.data} />}
      </Loaded>
      <Absences why={[absenceOfWork(weeks.data, days), compared && absenceOfWork(weeksThen.data, compared)]} />
      <Charts $lead>
        <Card as="section">
          <Loaded query={lines} failure="Failed to fetch budget" height="18rem">
            {(found) => <ExpensesChart lines={found} years={years.data ?? []} />}
          </Loaded>
        </Card>
        <Card as="section">
          <Loaded query={weeks} failure="Failed to fetch reports" height="18rem">
            {(found) => (
              <BarChart
                title={`${words.name} labor by week`}
                categoryName="Week of"
                {...besideByWeek(
                  { now: days.name, then: compared?.name ?? '' },
                  found,
                  weeksThen.data ?? [],
                  ({ laborCents }) => laborCents / 100,
                )}
                format={dollarsInWords}
                empty={{
                  title: words.none,
                  description: 'Choose other days, or publish a week.',
                }}
              />
            )}
          </Loaded>
        </Card>
      </Charts>
      <Loaded query={lines} failure="Failed to fetch budget" height="20rem">
        {(found) => <LinesTable lines={found} years={years.data ?? []} />}
      </Loaded>
      {canViewAnalytics && <LaborTables roles={roles} departments={departments} />}
    </TabFrame>
  );
}

const dollarsInWords = (value: number) => inWords(Math.round(value * 100), 'money');
const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100);

interface MoneyFiguresProps {
  years: readonly BudgetYear[];
  figures: Figures | undefined;
  then: Figures | undefined;
}

/** The result of the years that the days touch; of a draft its plan. */
function MoneyFigures({ years, figures, then }: MoneyFiguresProps) {
  const { days, compared } = usePeriod();
  const hours = useHoursWords();
  const measure = besideFigures({ now: figures, then, compared });
  const result = resultOf(years, days);
  const before = compared && resultOf(years, compared);
  const year = yearOf(years, days);
  const plan = result === null ? year : null;
  const planned = plan ? 'Planned ' : '';
  const named = (label: string) => (plan ? `${planned}${label.toLowerCase()}` : label);
  const draftNote = plan ? { note: `draft of ${plan.year}` } : year === null ? { note: 'no budget recorded' } : {};
  const net = plan && plan.plannedIncomeCents !== null && plan.plannedExpenseCents !== null;
  return (
    <FigureStrip aria-label="Figures">
      <MeasureFigure
        measure={{
          label: named('Income'),
          format: 'money',
          now: result?.incomeCents ?? plan?.plannedIncomeCents ?? null,
          then: before?.incomeCents ?? null,
          rows: 'budget',
        }}
        {...draftNote}
      />
      <MeasureFigure
        measure={{
          label: named('Expenses'),
          format: 'money',
          now: result?.expenseCents ?? plan?.plannedExpenseCents ?? null,
          then: before?.expenseCents ?? null,
          rows: 'budget',
        }}
        {...draftNote}
      />
      <MeasureFigure
        measure={{
          label: named('Net income'),
          format: 'money',
          now: result?.netCents ?? (net ? (plan.plannedIncomeCents ?? 0) - (plan.plannedExpenseCents ?? 0) : null),
          then: before?.netCents ?? null,
          rows: 'budget',
        }}
        {...draftNote}
      />
      <MeasureFigure
        measure={{
          label: 'Budget usage',
          format: 'percent',
          now: result?.usagePercent ?? null,
          then: result === null ? null : (before?.usagePercent ?? null),
          rows: 'budget',
        }}
        note={result?.usagePercent == null ? NO_INCOME : 'of income is spent'}
      />
      <MeasureFigure
        measure={{ label: 'Variance', format: 'percent', now: year?.variancePercent ?? null, rows: 'budget' }}
        note={year?.variancePercent == null ? 'nothing to compare yet' : 'expenses against plan'}
      />
      <MeasureFigure
        measure={measure(`${hours.name} labor`, 'money', 'laborCents', 'labor')}
        note={figures ? `${inWords(figures.hours, 'hours')}, ${hours.name.toLowerCase()}` : 'could not be fetched'}
      />
    </FigureStrip>
  );
}

interface LinesProps {
  lines: readonly BudgetLine[];
  years: readonly BudgetYear[];
}

/** The lines of the year that the days are about, beside those of the year to compare with. */
function useLines({ lines, years }: LinesProps) {
  const { days, compared } = usePeriod();
  const year = yearOf(years, days);
  const other = compared && yearOf(years, compared);
  const otherYear = other && !other.isDraft && other.year !== year?.year ? other.year : null;
  return { year, otherYear, rows: year === null ? [] : linesBeside(lines, year, otherYear) };
}

function ExpensesChart(props: LinesProps) {
  const { year, otherYear, rows } = useLines(props);
  const expenses = rows.filter(({ type }) => type === 'expense');
  const series = (label: string, of: 'plannedCents' | 'actualCents' | 'thenCents') => ({
    label,
    values: expenses.map((line) => dollarsOf(line[of])),
  });
  return (
    <BarChart
      title={year === null ? 'Expenses by line' : `Expenses of ${year.year} by line`}
      categoryName="Line"
      categories={expenses.map(({ name }) => name)}
      series={[
        ...(otherYear === null ? [] : [series(`${otherYear} actual`, 'thenCents')]),
        series('Planned', 'plannedCents'),
        ...(year?.isDraft === true ? [] : [series('Actual', 'actualCents')]),
      ]}
      format={dollarsInWords}
      empty={{ title: 'No expenses recorded', description: 'They are drawn once the year has a budget.' }}
    />
  );
}

/** A budget is kept by the year. */
const daysOfYear = (year: string | undefined) =>
  year === undefined ? undefined : { name: year, shortName: year, from: `${year}-01-01`, to: `${year}-12-31` };

const differenceOf = ({ differenceCents }: BesideLine) => differenceCents;

/** What came in and went out, each with its plan; of a draft the plan alone. */
function sumsInWords({
  isDraft,
  incomeCents,
  expenseCents,
  plannedIncomeCents,
  plannedExpenseCents,
}: BudgetYear): string {
  const [income, expenses] = [inWords(plannedIncomeCents, 'money'), inWords(plannedExpenseCents, 'money')];
  return isDraft
    ? `A draft: income of ${income} and expenses of ${expenses} are planned.`
    : `Income came to ${inWords(incomeCents, 'money')} (planned ${income}), expenses to ${inWords(expenseCents, 'money')} (planned ${expenses}).`;
}

function LinesTable(props: LinesProps) {
  const { year, otherYear, rows } = useLines(props);
  const money = (header: string, of: (line: BesideLine) => number | null): ReportColumn<BesideLine> => ({
    header,
    value: (line) => plainOf(of(line), 'money'),
    show: (line) => inWords(of(line), 'money'),
    align: 'end',
  });
  const columns: ReportColumn<BesideLine>[] = [
    {
      header: 'Line',
      value: ({ name }) => name,
      show: ({ name }) => <RowsLink kind="budget" days={daysOfYear(year?.year)} words={name} />,
    },
    { header: 'Kind', value: ({ type }) => (type === 'income' ? 'Income' : 'Expense') },
    money('Planned', ({ plannedCents }) => plannedCents),
    money('Actual', ({ actualCents }) => actualCents),
    { ...money('Difference', differenceOf), show: (line) => signedInWords(differenceOf(line), 'money') },
    ...(otherYear === null
      ? []
      : [
          {
            ...money(`Actual ${otherYear}`, ({ thenCents }) => thenCents),
            show: ({ thenCents }: BesideLine) => (
              <RowsLink
                kind="budget"
                days={thenCents === null ? undefined : daysOfYear(otherYear)}
                words={inWords(thenCents, 'money')}
              />
            ),
          },
        ]),
  ];
  return (
    <ReportTable
      title={year === null ? 'Budget' : `Budget of ${year.year}`}
      note={year === null ? undefined : sumsInWords(year)}
      fileName="budget"
      columns={columns}
      rows={rows}
      rowName={({ name }) => name}
      rowKey={({ type, name }) => `${type} ${name}`}
      empty="No budget is recorded for these days"
    />
  );
}
