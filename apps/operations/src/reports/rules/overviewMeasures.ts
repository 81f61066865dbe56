import { absenceOfFigure, knownFigures } from '@platform/contract/reports';
import type { BudgetYear } from '../source/rows/budget';
import type { Figures } from '../source/rows/figures';
import type { SeasonSummary } from '../source/rows/season';
import type { Period } from '../period/period';
import { NO_INCOME, resultOf } from './budgetOfDays';
import type { Measure } from './measure';
import type { RowsKind } from './rowsOf';

/** The rows behind the overview; undefined and null without days to compare with. */
interface Known {
  period: Period;
  now: Figures;
  then: Figures | undefined;
  budget: readonly BudgetYear[];
  summaries: readonly SeasonSummary[];
  /** The word before "hours" and "labor": which hours they are. */
  hoursName: string;
}

/** The figures of a season, compared with those of another. Only whole seasons have closing figures. */
export function overviewMeasures({ period, now, then, budget, summaries, hoursName }: Known): Measure[] {
  const { days, compared, choice, compareChoice } = period;
  const [result, before] = [resultOf(budget, days), compared && resultOf(budget, compared)];
  const ofSeason = (year: string) => summaries.find((summary) => summary.year === year);
  const [closing, closingBefore] = [ofSeason(choice), ofSeason(compareChoice)];
  const both = (
    label: string,
    format: Measure['format'],
    one: number | null,
    other: number | null,
    why: readonly (string | null)[] = [],
  ): Measure => {
    const whys = [...new Set(why.filter((sentence) => sentence !== null))].join(' ');
    return { label, format, now: one, ...(compared && { then: other }), ...(whys !== '' && { why: whys }) };
  };
  const [known, knownThen] = [knownFigures(now), then && knownFigures(then)];
  const counted = (label: string, format: Measure['format'], of: keyof Figures, rows: RowsKind): Measure => ({
    ...both(label, format, known[of], knownThen?.[of] ?? null, [
      absenceOfFigure(now, of, days.name),
      then && compared ? absenceOfFigure(then, of, compared.name) : null,
    ]),
    rows,
  });
  const noBudget = [
    result === null ? noBudgetOf(days) : null,
    compared && before === null ? noBudgetOf(compared) : null,
  ];
  const money = (label: string, of: 'incomeCents' | 'expenseCents' | 'netCents'): Measure => ({
    ...both(label, 'money', result?.[of] ?? null, before?.[of] ?? null, noBudget),
    rows: 'budget',
  });
  const ofStaff = (label: string, one: number | null, other: number | null): Measure => ({
    ...both(label, 'percent', one, other),
    rows: 'seasons',
  });
  return [
    counted('Shift coverage', 'percent', 'coveragePercent', 'shifts'),
    counted('Shifts', 'count', 'shifts', 'shifts'),
    counted('Open shifts', 'count', 'openShifts', 'open'),
    counted(`${hoursName} hours`, 'hours', 'hours', 'hours'),
    counted(`${hoursName} labor`, 'money', 'laborCents', 'labor'),
    money('Income', 'incomeCents'),
    money('Expenses', 'expenseCents'),
    money('Net income', 'netCents'),
    {
      ...both('Budget usage', 'percent', result?.usagePercent ?? null, before?.usagePercent ?? null, noBudget),
      none: NO_INCOME,
      rows: 'budget',
    },
    counted('Incidents', 'count', 'incidents', 'incidents'),
    counted('Safety score', 'count', 'safetyScore', 'incidents'),
    ...(closing
      ? [
          {
            ...both('Member satisfaction', 'rating', closing.satisfaction, closingBefore?.satisfaction ?? null),
            rows: 'answers' as const,
          },
          ofStaff('Staff retention', closing.retentionPercent, closingBefore?.retentionPercent ?? null),
          ofStaff('Return rate', closing.returnPercent, closingBefore?.returnPercent ?? null),
        ]
      : []),
  ];
}

const noBudgetOf = ({ name }: { name: string }) => `No income or expenses are recorded for ${name}.`;
