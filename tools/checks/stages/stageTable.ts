import type { StageOutcome } from './stageOutcome';

/** Seconds that the tasks of each stage took in an earlier run, by title. */
export type StageTimes = Readonly<Record<string, number>>;

const HEAD = ['Stage', 'Passed', 'Failed', 'Tasks', 'From cache', 'Seconds', 'Last run', 'Budget'];

/** The stages of a run as a table, each next to its previous time. */
export function stageTable(outcomes: readonly StageOutcome[], before: StageTimes): string {
  const rows = outcomes.map(({ title, passed, failed, ran, cached, seconds, budget }) => [
    title,
    passed,
    failed,
    ran + cached,
    cached,
    seconds,
    before[title] ?? '–',
    budget,
  ]);
  const sum = (figure: (outcome: StageOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + figure(outcome), 0);
  const lasts = outcomes.map(({ title }) => before[title]);
  const total = [
    'All',
    sum(({ passed }) => passed),
    sum(({ failed }) => failed),
    sum(({ ran, cached }) => ran + cached),
    sum(({ cached }) => cached),
    sum(({ seconds }) => seconds),
    lasts.every((last) => last !== undefined) ? lasts.reduce((all, last) => all + last, 0) : '–',
    sum(({ budget }) => budget),
  ];
  const cells = [HEAD, ...rows, total].map((row) => row.map(String));
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n');
}

/** One sentence for each stage that took longer than its budget. */
export function exceededBudgets(outcomes: readonly StageOutcome[]): string[] {
  return outcomes
    .filter(({ seconds, budget }) => seconds > budget)
    .map(
      ({ title, seconds, budget }) => `The tasks of ${title} took ${seconds} s together; their budget is ${budget} s.`,
    );
}
