import { absenceOfFigure, absenceOfWork, LABOR_NOT_READ } from '@platform/contract/reports';
import { Loaded } from '@platform/module-kit';
import { BUDGET_FAILED, FigureStrip, NOT_FETCHED } from '@platform/module-kit/screens';
import { BarChart, Card } from '@platform/ui';
import { Absences } from '../parts/Absences';
import { dollarsInWords, ExpensesChart, LinesTable } from '../parts/BudgetLines';
import { ComparedFailed } from '../parts/ComparedFailed';
import { LaborTables } from '../parts/LaborTables';
import { MeasureFigure } from '../parts/MeasureFigure';
import { Charts, TabFrame } from '../parts/TabFrame';
import { besideByWeek, NO_HOURS_NEXT } from '../parts/weekCharts';
import { usePeriod } from '../period/PeriodContext';
import { besideFigures } from '../rules/besideFigures';
import { NO_INCOME, resultOf, yearOf } from '../rules/budgetOfDays';
import { inWords } from '../rules/measure';
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
import type { BudgetYear } from '../source/rows/budget';
import type { Figures } from '../source/rows/figures';
import { useHoursWords } from '../period/useHoursWords';
import { useReportsSource } from '../source/useReportsSource';
import { REPORTS_FAILED } from '../source/failures';

/** Money: the budget with its actual amounts, and the cost of labor. */
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
      <Loaded query={years} failure={BUDGET_FAILED} height="5rem">
        {(found) => <MoneyFigures years={found} figures={figures.data} then={figuresThen.data} />}
      </Loaded>
      <Absences
        why={[
          absenceOfWork(weeks.data, days.name),
          compared && absenceOfWork(weeksThen.data, compared.name),
          figures.data && absenceOfFigure(figures.data, 'laborCents', days.name),
        ]}
      />
      <Charts $lead>
        <Card as="section">
          <Loaded query={lines} failure={BUDGET_FAILED} height="18rem">
            {(found) => <ExpensesChart lines={found} years={years.data ?? []} />}
          </Loaded>
        </Card>
        <Card as="section">
          <Loaded query={weeks} failure={REPORTS_FAILED} height="18rem">
            {(found) => (
              <BarChart
                title={`${words.name} labor by week`}
                categoryName="Week of"
                {...besideByWeek(
                  { now: days.name, then: compared?.name ?? '' },
                  found,
                  weeksThen.data ?? [],
                  ({ laborCents }) => (laborCents === null ? null : laborCents / 100),
                )}
                format={dollarsInWords}
                empty={
                  canViewAnalytics
                    ? { title: words.none, description: NO_HOURS_NEXT }
                    : { title: 'Labor is not shown', description: LABOR_NOT_READ }
                }
              />
            )}
          </Loaded>
        </Card>
      </Charts>
      <Loaded query={lines} failure={BUDGET_FAILED} height="20rem">
        {(found) => <LinesTable lines={found} years={years.data ?? []} />}
      </Loaded>
      {canViewAnalytics && <LaborTables roles={roles} departments={departments} />}
    </TabFrame>
  );
}

interface MoneyFiguresProps {
  years: readonly BudgetYear[];
  figures: Figures | undefined;
  then: Figures | undefined;
}

/** The result of the years that contain the days; the plan for a draft. */
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
        note={figures ? `${inWords(figures.hours, 'hours')}, ${hours.name.toLowerCase()}` : NOT_FETCHED}
      />
    </FigureStrip>
  );
}
