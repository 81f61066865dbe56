import { besideEarlier } from './besideEarlier';

const report = {
  dataSet: 'budget' as const,
  columns: ['name', 'planned'],
  filters: [],
  grouping: ['year'],
  chart: { kind: 'pie' as const, label: 'year', value: 'planned' },
  comparison: null,
};
const comparison = { column: 'year', now: { from: '2025', to: '2025' }, before: { from: '2024', to: '2024' } };

test('leaves a report of one period as it is', () => {
  expect(besideEarlier(report)).toBe(report);
});

test('shows bars of other groups beside an earlier season', () => {
  expect(besideEarlier({ ...report, comparison })).toEqual({
    ...report,
    comparison,
    grouping: [],
    chart: { kind: 'bar', label: 'name', value: 'planned' },
  });
  const grouped = besideEarlier({ ...report, comparison, grouping: ['type'], chart: { kind: 'none' } });
  expect(grouped).toMatchObject({ grouping: ['type'], chart: { kind: 'none' } });
});
