import { type BuiltReport, type DataRow, dataSetIds, dataSets } from '@platform/contract/saved-reports';
import { drawReport } from '../pdf/drawReport.ts';
import { readPdf } from '../testing/readPdf.ts';
import { savedReportSections } from './savedReportSections.ts';

const report: BuiltReport = {
  title: 'Pay',
  dataSet: 'staff',
  columns: dataSets.staff.columns.map(({ name }) => name),
  filters: [],
  grouping: [],
  chart: { kind: 'none' },
};
const person = (number: number): DataRow => ({
  name: `Person ${number}`,
  role: 'Assistant Manager',
  status: 'Active',
  hourly_rate: 15.5,
  start_date: '2025-04-01',
  certifications_expiring: 0,
});

test.each(dataSetIds)('fits the words of the headers of %s into their columns', async (dataSet) => {
  const { columns } = dataSets[dataSet];
  const row = Object.fromEntries(
    columns.map(({ name, kind }) => [name, kind === 'day' ? '2025-04-01' : kind === 'text' ? 'Some' : 1]),
  );
  const sections = savedReportSections({ ...report, dataSet, columns: columns.map(({ name }) => name) }, [row]);
  const content = { title: 'Pay', club: 'Pine Hollow', period: 'As of May 1, 2025', comparedPeriod: null };
  const pages = readPdf(await drawReport({ ...content, sections }, { PRODUCT_NAME: 'The Product' }));
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
  for (const word of columns.flatMap(({ label }) => label.split(' '))) expect(texts).toContain(word);
});

test('says how many rows there are when it prints the first ones', () => {
  const [section] = savedReportSections(
    report,
    Array.from({ length: 401 }, (_, place) => person(place)),
  );
  expect(section?.table?.rows).toHaveLength(400);
  expect(section?.paragraphs).toEqual(['401 rows.', 'The first 400 rows are printed. The page of the report has all.']);
});

test('says its filters in words, and groups with totals', () => {
  const filtered: BuiltReport = {
    ...report,
    filters: [
      { column: 'hourly_rate', operator: 'at_least', value: '15' },
      { column: 'start_date', operator: 'at_most', value: '2025-06-01' },
      { column: 'role', operator: 'is_not_empty', value: '' },
    ],
    grouping: ['start_date'],
    chart: { kind: 'pie', label: 'role', value: 'hourly_rate' },
  };
  const [section] = savedReportSections(filtered, [person(1), { ...person(2), hourly_rate: 16.5 }]);
  expect(section?.paragraphs).toEqual([
    'Only rows of which Hourly rate is at least $15, and Start date is at most June 1, 2025, and Role is not empty.',
    '2 rows in 1 group.',
  ]);
  expect(section?.table?.rows).toEqual([['April 1, 2025', 2, 16, 0]]);
  expect(section?.barChart).toMatchObject({
    title: 'Mean of Hourly rate by Role',
    bars: [{ label: 'Assistant Manager', value: 16 }],
  });
});

test('prints groups and bars in words, and says no filter without a value', () => {
  const [section] = savedReportSections(
    {
      ...report,
      filters: [
        { column: 'role', operator: 'is', value: '' },
        { column: 'hourly_rate', operator: 'at_least', value: '$1,0' },
      ],
      grouping: ['hourly_rate'],
      chart: { kind: 'bar', label: 'start_date', value: 'hourly_rate' },
    },
    [person(1), { ...person(2), start_date: null }],
  );
  expect(section?.paragraphs[0]).toBe('Only rows of which Hourly rate is at least $10.');
  expect(section?.table?.rows).toEqual([['$15.50', 2, 15.5, 0]]);
  expect(section?.barChart?.bars.map(({ label }) => label)).toEqual(['(none)', 'April 1, 2025']);
});

test('prints both periods of a report beside an earlier one, also when only the earlier one has rows', () => {
  const compared: BuiltReport = {
    ...report,
    columns: ['hourly_rate'],
    chart: { kind: 'bar', label: 'role', value: 'hourly_rate' },
    comparison: {
      column: 'start_date',
      now: { from: '2025-05-01', to: '2025-05-31' },
      before: { from: '2025-04-01', to: '2025-04-30' },
    },
  };
  const [section] = savedReportSections(compared, [person(1)]);
  expect(section?.paragraphs[0]).toBe(
    'May 1, 2025 – May 31, 2025 beside April 1, 2025 – April 30, 2025, by Start date.',
  );
  expect(section?.table?.columns.map(({ title }) => title)).toEqual([
    'Group',
    'Rows',
    'Rows, before',
    'Mean of Hourly rate',
    'Mean of Hourly rate, before',
  ]);
  expect(section?.table?.rows).toEqual([['All rows', 0, 1, null, 15.5]]);
  expect(section?.barChart?.bars).toEqual([
    { label: 'Assistant Manager, before', value: 15.5, isEarlier: true },
    { label: 'Assistant Manager', value: null },
  ]);
});

test('says that nothing passes the filters', () => {
  expect(savedReportSections(report, [])).toEqual([
    {
      id: 'rows',
      heading: 'Staff',
      paragraphs: ['No row passes the filters, or there is none that you may read.'],
    },
  ]);
});
