import { matches, runReport } from './runReport.ts';
import type { BuiltReport, DataRow, Operator } from './savedReport.ts';

const rows: DataRow[] = [
  { name: 'Ana', role: 'Lifeguard', status: 'Active', hourly_rate: 15.5 },
  { name: 'Ben', role: 'Lifeguard', status: 'Active', hourly_rate: 16.5 },
  { name: 'Cy', role: 'Manager', status: 'Active', hourly_rate: 28 },
  { name: 'Di', role: 'Manager', status: 'Inactive', hourly_rate: null },
];
const report: BuiltReport = {
  title: 'Pay by role',
  dataSet: 'staff',
  columns: ['role', 'gone', 'hourly_rate'],
  filters: [{ column: 'status', operator: 'is', value: 'active' }],
  grouping: ['role'],
  chart: { kind: 'bar', label: 'role', value: 'hourly_rate' },
};

test('filters, groups and charts rows, with the mean of columns that have no sum', () => {
  const result = runReport(report, rows);
  expect(result.columns.map(({ label }) => label)).toEqual(['Role', 'Hourly rate']);
  expect(result.rows).toHaveLength(3);
  expect(result.groups?.map(({ value, rows: own, totals }) => [value, own.length, totals.hourly_rate])).toEqual([
    ['Lifeguard', 2, 16],
    ['Manager', 1, 28],
  ]);
  expect(result.chart).toEqual({ labels: ['Lifeguard', 'Manager'], values: [16, 28] });
});

test('adds up sums, and has none where no row has a value', () => {
  const projects: BuiltReport = {
    ...report,
    dataSet: 'projects',
    columns: ['budget'],
    filters: [],
    grouping: ['status'],
  };
  const result = runReport(projects, [
    { status: 'approved', budget: 45_000 },
    { status: 'approved', budget: 5_000.5 },
    { status: '', budget: null },
  ]);
  expect(result.groups?.map(({ value, totals }) => [value, totals.budget])).toEqual([
    ['(none)', null],
    ['Approved', 50_000.5],
  ]);
});

test.each(['pending_review', 'Pending review'])('shows codes in words, and finds %s', (value) => {
  const applications: BuiltReport = {
    ...report,
    dataSet: 'applications',
    columns: ['name', 'status'],
    filters: [{ column: 'status', operator: 'is', value }],
    grouping: ['status'],
    chart: { kind: 'none' },
  };
  const stored = [
    { name: 'in_a_hurry', status: 'pending_review' },
    { name: 'Bo', status: 'hired' },
  ];
  const { rows: shown, groups } = runReport(applications, stored);
  expect(shown).toEqual([{ name: 'in_a_hurry', status: 'Pending review' }]);
  expect(groups?.map(({ value: group }) => group)).toEqual(['Pending review']);
});

test.each<[Operator, string | number, string[]]>([
  ['at_least', 16.5, ['Ben', 'Cy']],
  ['at_most', '16', ['Ana']],
  ['is', '28', ['Cy']],
  ['is_not', 28, ['Ana', 'Ben', 'Di']],
  ['is_empty', '', ['Di']],
  ['is_not_empty', '', ['Ana', 'Ben', 'Cy']],
])('compares numbers with %s %s', (operator, value, names) => {
  const found = rows.filter((row) => matches(row, { column: 'hourly_rate', operator, value }));
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('compares texts without regard to case', () => {
  const found = rows.filter((row) => matches(row, { column: 'role', operator: 'contains', value: 'GUARD' }));
  expect(found.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});
