import type { BudgetYear, Figures, SeasonSummary } from '../source/reportsSource';
import type { Period } from '../period/period';
import { NO_INCOME, resultOf } from './budgetOfDays';
import type { Measure } from './measure';

/** What the overview is made of; undefined and null where nothing stands beside the days. */
interface Known {
  period: Period;
  now: Figures;
  then: Figures | undefined;
  budget: readonly BudgetYear[];
  summaries: readonly SeasonSummary[];
  /** Before "hours" and "labor": which hours they are. */
  hoursName: string;
}

/** The figures of a season beside those of another. Closing figures belong to whole seasons alone. */
export function overviewMeasures({ period, now, then, budget, summaries, hoursName }: Known): Measure[] {
  const { days, compared, choice, compareChoice } = period;
  const [result, before] = [resultOf(budget, days), compared && resultOf(budget, compared)];
  const ofSeason = (year: string) => summaries.find((summary) => summary.year === year);
  const [closing, closingBefore] = [ofSeason(choice), ofSeason(compareChoice)];
  const both = (label: string, format: Measure['format'], one: number | null, other: number | null): Measure => ({
    label,
    format,
    now: one,
    ...(compared && { then: other }),
  });
  const counted = (label: string, format: Measure['format'], of: keyof Figures) =>
    both(label, format, now[of], then?.[of] ?? null);
  return [
    counted('Shift coverage', 'percent', 'coveragePercent'),
    counted('Shifts', 'count', 'shifts'),
    counted('Open shifts', 'count', 'openShifts'),
    counted(`${hoursName} hours`, 'hours', 'hours'),
    counted(`${hoursName} labor`, 'money', 'laborCents'),
    both('Income', 'money', result?.incomeCents ?? null, before?.incomeCents ?? null),
    both('Expenses', 'money', result?.expenseCents ?? null, before?.expenseCents ?? null),
    both('Net income', 'money', result?.netCents ?? null, before?.netCents ?? null),
    {
      ...both('Budget usage', 'percent', result?.usagePercent ?? null, before?.usagePercent ?? null),
      none: NO_INCOME,
    },
    counted('Incidents', 'count', 'incidents'),
    counted('Safety score', 'count', 'safetyScore'),
    ...(closing
      ? [
          both('Member satisfaction', 'rating', closing.satisfaction, closingBefore?.satisfaction ?? null),
          both('Staff retention', 'percent', closing.retentionPercent, closingBefore?.retentionPercent ?? null),
          both('Return rate', 'percent', closing.returnPercent, closingBefore?.returnPercent ?? null),
        ]
      : []),
  ];
}
