import type { PlanNode } from './readPlans';

/**
 * The tables that a plan reads from their first row to their last, although they grow with the number of clubs.
 * @param grown names of those tables
 */
export function sequentialScans(plan: PlanNode, grown: ReadonlySet<string>): string[] {
  const table = plan['Relation Name'];
  const isRead = (plan['Actual Loops'] ?? 1) > 0;
  const own = table !== undefined && isRead && readsAll(plan) && grown.has(table) ? [table] : [];
  return [...new Set([...own, ...(plan.Plans ?? []).flatMap((below) => sequentialScans(below, grown))])];
}

/** A part of a plan that no row needed did not run. An index without a condition is read whole, like its table. */
const readsAll = (node: PlanNode): boolean =>
  node['Node Type'] === 'Seq Scan' ||
  (/^Index (Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined);
