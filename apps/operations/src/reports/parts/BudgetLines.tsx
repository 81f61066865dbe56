import { BarChart } from '@platform/ui';
import { usePeriod } from '../period/PeriodContext';
import { linesBeside, type BesideLine } from '../rules/budgetLines';
import { yearOf } from '../rules/budgetOfDays';
import { inWords, plainOf, signedInWords } from '../rules/measure';
import type { BudgetLine, BudgetYear } from '../source/rows/budget';
import { ReportTable, type ReportColumn } from './ReportTable';
import { RowsLink } from './RowsLink';

/** Dollars in the format of a chart. */
export const dollarsInWords = (value: number) => inWords(Math.round(value * 100), 'money');
const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100);

interface LinesProps {
  lines: readonly BudgetLine[];
  years: readonly BudgetYear[];
}

/** The lines of the reported year, each with the same line of the year to compare with. */
function useLines({ lines, years }: LinesProps) {
  const { days, compared } = usePeriod();
  const year = yearOf(years, days);
  const other = compared && yearOf(years, compared);
  const otherYear = other && !other.isDraft && other.year !== year?.year ? other.year : null;
  return { year, otherYear, rows: year === null ? [] : linesBeside(lines, year, otherYear) };
}

/** The expenses of the year, planned and actual, line by line. */
export function ExpensesChart(props: LinesProps) {
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
      empty={{ title: 'No expenses recorded', description: 'They appear once the year has a budget.' }}
    />
  );
}

/** A budget is kept by the year. */
const daysOfYear = (year: string | undefined) =>
  year === undefined ? undefined : { name: year, shortName: year, from: `${year}-01-01`, to: `${year}-12-31` };

const differenceOf = ({ differenceCents }: BesideLine) => differenceCents;

/** Income and expenses, each with its plan; a draft has only the plan. */
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

/** The budget of the year line by line, beside another year. */
export function LinesTable(props: LinesProps) {
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
