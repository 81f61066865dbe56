import { counted, type SeasonCounts } from '@platform/module-kit/screens';

const open: readonly [figure: string, one: string, many: string][] = [
  ['checklist_items', 'checklist item that is not done', 'checklist items that are not done'],
  ['shifts', 'shift still to come', 'shifts still to come'],
  ['requests', 'request of the staff without a decision', 'requests of the staff without a decision'],
  ['tickets', 'maintenance ticket that is not resolved', 'maintenance tickets that are not resolved'],
  ['applications', 'application without a decision', 'applications without a decision'],
  ['unfinished_budget', 'expense without an actual amount', 'expenses without an actual amount'],
];

/** The open items of a season in words, such as `3 shifts still to come`. */
export function openInWords(figures: SeasonCounts): string[] {
  return open.flatMap(([figure, one, many]) => {
    const amount = figures[figure] ?? 0;
    return amount > 0 ? [counted(amount, one, many)] : [];
  });
}

/** How many people worked the season, left early and may return, in words. */
export function peopleInWords({ worked = 0, left = 0, may_return: mayReturn = 0 }: SeasonCounts): string {
  if (worked === 0) return 'No one is on record for this season, so there is no retention to compare.';
  const finished = worked - left;
  return `${counted(worked, 'person', 'people')} worked it: ${finished.toLocaleString('en-US')} ${
    finished === 1 ? 'finishes' : 'finish'
  } it, ${left.toLocaleString('en-US')} left before. ${mayReturn.toLocaleString('en-US')} may return.`;
}
