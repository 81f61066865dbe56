import type { PlanNode, StatementPlan } from './readPlans';

/** Plans to read: each statement, and below it how the server found its rows. */
export const planText = (plans: readonly StatementPlan[]): string =>
  plans.map(({ statement, plan }) => `${statement}\n${nodeLines(plan, 1).join('\n')}\n`).join('\n');

function nodeLines(node: PlanNode, depth: number): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Filter: filter } = node;
  const words = [
    type,
    ...(table ? [`of ${table}`] : []),
    ...(index ? [`by ${index}`] : []),
    ...(node['Index Cond'] ? [`where ${node['Index Cond']}`] : []),
    ...(filter ? [`keeping ${filter}`] : []),
    `(${node['Actual Rows'] ?? 0} rows, ${node['Actual Loops'] ?? 0} times)`,
  ];
  return ['  '.repeat(depth) + words.join(' '), ...(node.Plans ?? []).flatMap((below) => nodeLines(below, depth + 1))];
}
