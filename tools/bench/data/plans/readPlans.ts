/** A node of a plan, with the words of PostgreSQL. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

export interface StatementPlan {
  statement: string;
  plan: PlanNode;
}

/** auto_explain begins an entry of the log so; the lines of the entry after its first begin with a tab. */
const ENTRY = /LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g;

/** The plans in a server's log, one of each shape for each statement, in the order of the statements. */
export function readPlans(log: string): StatementPlan[] {
  const found = new Map<string, StatementPlan>();
  for (const [, lines = ''] of log.matchAll(ENTRY)) {
    const entry = JSON.parse(lines.replaceAll(/^\t/gm, '')) as { 'Query Text': string; Plan: PlanNode };
    const statement = entry['Query Text'].replaceAll(/\s+/g, ' ').trim();
    const shape = `${statement} ${shapeOf(entry.Plan)}`;
    if (!found.has(shape)) found.set(shape, { statement, plan: entry.Plan });
  }
  return [...found.values()].sort((one, other) => (one.statement < other.statement ? -1 : 1));
}

/** A plan without its numbers. */
const shapeOf = (node: PlanNode): string =>
  [node['Node Type'], node['Relation Name'], node['Index Name'], ...(node.Plans ?? []).map(shapeOf)].join(' ');
