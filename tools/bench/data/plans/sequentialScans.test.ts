import type { PlanNode } from './readPlans';
import { sequentialScans } from './sequentialScans';

const grown = new Set(['shifts', 'staff_members']);
const node = (type: string, table: string, more: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Relation Name': table,
  'Actual Loops': 1,
  ...more,
});

test('names a growing table that is scanned, also below other nodes, and once', () => {
  const scan = node('Seq Scan', 'shifts');
  const plan: PlanNode = { 'Node Type': 'Hash Join', Plans: [{ 'Node Type': 'Sort', Plans: [scan] }, scan] };
  expect(sequentialScans(plan, grown)).toEqual(['shifts']);
});

test('takes an index that is read whole for a scan', () => {
  expect(sequentialScans(node('Index Only Scan', 'shifts'), grown)).toEqual(['shifts']);
  expect(sequentialScans(node('Index Scan', 'shifts', { 'Index Cond': '(club_id = $1)' }), grown)).toEqual([]);
});

test('allows a scan of a small table, and one that did not run', () => {
  expect(sequentialScans(node('Seq Scan', 'features'), grown)).toEqual([]);
  expect(sequentialScans(node('Seq Scan', 'shifts', { 'Actual Loops': 0 }), grown)).toEqual([]);
});
