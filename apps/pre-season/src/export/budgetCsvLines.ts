import { type CsvCell, toDollars } from '@platform/module-kit/screens';
import { minus, type DraftLine } from '../rules/budgetSums';

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents));

/** The draft beside the previous season, as a table in US dollars. */
export function budgetCsvLines(lines: readonly DraftLine[], year: string, lastYear: string): CsvCell[][] {
  return [
    [
      'Type',
      'Line',
      `${lastYear} plan`,
      `${lastYear} actual`,
      `${year} draft`,
      `${year} actual`,
      `Draft less ${lastYear} actual`,
      'Actual less draft',
    ],
    ...lines.map(({ type, name, lastPlanned, lastActual, draft, actual, difference, toDraft }) => [
      type,
      name,
      dollars(lastPlanned),
      dollars(lastActual),
      dollars(draft?.plannedCents ?? null),
      dollars(actual),
      dollars(difference),
      dollars(toDraft),
    ]),
  ];
}

/** A past season's planned and actual amounts, as a table in US dollars. */
export function closedBudgetCsvLines(lines: readonly DraftLine[]): CsvCell[][] {
  return [
    ['Type', 'Line', 'Plan', 'Actual', 'Difference'],
    ...lines.map(({ type, name, lastPlanned, lastActual }) => [
      type,
      name,
      dollars(lastPlanned),
      dollars(lastActual),
      dollars(minus(lastActual, lastPlanned)),
    ]),
  ];
}
