import { isInOrder } from './comparison.ts';
import { matches } from './filters.ts';
import { EVERYTHING, runReport } from './runReport.ts';
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

test.each<[string | number, string[]]>([
  ['$16.50', ['Ben', 'Cy']],
  ['1,000', []],
])('reads %s as a number', (value, names) => {
  const found = rows.filter((row) => matches(row, { column: 'hourly_rate', operator: 'at_least', value }));
  expect(found.map(({ name }) => name)).toEqual(names);
});

test.each(['is', 'contains', 'at_most'] as const)(
  'lets every row pass while the value of "%s" is missing',
  (operator) => {
    const { rows: shown } = runReport({ ...report, filters: [{ column: 'role', operator, value: ' ' }] }, rows);
    expect(shown).toHaveLength(rows.length);
  },
);

test('compares texts without regard to case', () => {
  const found = rows.filter((row) => matches(row, { column: 'role', operator: 'contains', value: 'GUARD' }));
  expect(found.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

describe('beside an earlier period', () => {
  const budget: BuiltReport = {
    title: 'Spent',
    dataSet: 'budget',
    columns: ['name', 'amount'],
    filters: [{ column: 'type', operator: 'is', value: 'expense' }],
    grouping: ['name'],
    chart: { kind: 'bar', label: 'name', value: 'amount' },
    comparison: { column: 'year', now: { from: '2025', to: '2025' }, before: { from: '2024', to: '2024' } },
  };
  const line = (year: string, name: string, amount: number, type = 'expense') => ({ year, name, type, amount });
  const lines = [
    line('2023', 'Payroll', 9),
    line('2024', 'Payroll', 10),
    line('2024', 'Chemicals', 3),
    line('2025', 'Payroll', 12),
    line('2025', 'Payroll', 1),
    line('2025', 'Shade', 5),
    line('2025', 'Dues', 99, 'income'),
  ];

  test('counts both periods for each group, also where one has no rows', () => {
    const result = runReport(budget, lines);
    expect(result.rows).toHaveLength(3);
    const counts = result.groups?.map(({ value, rows: own, totals, before }) => [
      value,
      [own.length, totals.amount],
      [before?.rows.length, before?.totals.amount],
    ]);
    expect(counts).toEqual([
      ['Chemicals', [0, null], [1, 3]],
      ['Payroll', [2, 13], [1, 10]],
      ['Shade', [1, 5], [0, null]],
    ]);
    expect(result.chart).toEqual({
      labels: ['Chemicals', 'Payroll', 'Shade'],
      values: [null, 13, 5],
      before: [3, 10, null],
    });
  });

  test('counts the first and the last day of a period, in one group without a grouping', () => {
    const incidents: BuiltReport = {
      ...budget,
      ...{ dataSet: 'incidents', columns: ['kind'], filters: [], grouping: [], chart: { kind: 'none' } },
      comparison: {
        column: 'occurred_at',
        now: { from: '2025-05-01', to: '2025-05-31' },
        before: { from: '2025-04-01', to: '2025-04-30' },
      },
    };
    const days = ['2025-03-31', '2025-04-01', '2025-04-30', '2025-05-01', '2025-05-31', '2025-06-01', null];
    const result = runReport(
      incidents,
      days.map((day) => ({ kind: 'injury', occurred_at: day })),
    );
    expect(result.groups?.map(({ value, rows: own, before }) => [value, own.length, before?.rows.length])).toEqual([
      [EVERYTHING, 2, 2],
    ]);
  });

  test.each([
    ['2025', '2024', true],
    ['2024', '2025', false],
    ['2024', '2024', false],
    ['2024', '', false],
  ])('season %s beside %s is in order: %s', (now, before, expected) => {
    const comparison = { column: 'year', now: { from: now, to: now }, before: { from: before, to: before } };
    expect(isInOrder(comparison)).toBe(expected);
  });
});

test('has the rows of a data set in its order, however they were read', () => {
  const ratings: BuiltReport = {
    ...report,
    dataSet: 'satisfaction',
    columns: ['year', 'name'],
    filters: [],
    grouping: [],
    chart: { kind: 'none' },
  };
  const read = [
    { year: '2025', name: 'Facilities' },
    { year: '2024', name: 'Staff' },
    { year: '2024', name: 'Pool 10' },
    { year: '2024', name: 'Pool 9' },
  ];
  expect(runReport(ratings, read).rows.map(({ year, name }) => `${year} ${name}`)).toEqual([
    '2024 Pool 9',
    '2024 Pool 10',
    '2024 Staff',
    '2025 Facilities',
  ]);
});
