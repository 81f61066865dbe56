import type { CsvFile } from '@platform/module-kit/screens';
import { importRows, orderInFile } from './importRows';
import type { Target } from './reading/mapping';

const fileOf = (header: string[], ...rows: string[][]): CsvFile => ({
  name: 'staff.csv',
  header,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});
const mapping: Target[] = ['first_name', 'last_name', 'start_date', 'hourly_rate', 'phone', 'status'];
const header = ['First', 'Last', 'Start', 'Pay', 'Phone', 'Status'];
const read = (...cells: string[]) => importRows(fileOf(header, cells), mapping, 'month-first');

it('joins names, and reads dates, pay and statuses in the formats people write', () => {
  expect(read('Robin', 'Hale', 'May 24, 2025', '$15.50/hr', '+1 (336) 555-0188', 'pending').rows).toEqual([
    {
      line: 2,
      name: 'Robin Hale',
      start_date: '2025-05-24',
      hourly_rate: '$15.50',
      phone: '+1 (336) 555-0188',
      status: 'Pending Onboarding',
    },
  ]);
  expect(read('Robin', '', '', '15,50').rows).toEqual([{ line: 2, name: 'Robin', hourly_rate: '15.50' }]);
});

it('sends what it cannot read unchanged, so that the report shows the person’s own words', () => {
  expect(read('Robin', 'Hale', '2/30/2025', 'fifteen').rows[0]).toMatchObject({
    start_date: '2/30/2025',
    hourly_rate: 'fifteen',
  });
});

it('accepts no formula, except text that our own export escaped', () => {
  const { rows, problems } = read('=HYPERLINK("x")', "'=sum", '', '', '@cmd');
  expect(rows).toEqual([{ line: 2, name: '=sum' }]);
  expect(problems).toEqual([
    {
      line: 2,
      column: 'first_name',
      message: '"=HYPERLINK("x")" is a formula. Write the value that it shows.',
    },
    { line: 2, column: 'phone', message: '"@cmd" is a formula. Write the value that it shows.' },
  ]);
});

it('reports a line with more cells than the header', () => {
  expect(read('Robin', 'Hale', '', '', '', '', 'more').problems[0]?.message).toBe(
    'This line has 7 cells, the header 6. Put texts with a separator in quotation marks.',
  );
  expect(read('Robin', 'Hale', '', '', '', '', '').problems).toEqual([]);
});

it('asks for the date order only when mapped columns leave it open', () => {
  const file = fileOf(['Name', 'Note', 'Start'], ['Ana', '5/6/2025', '5/24/2025'], ['Bo', '7/8/2025', '6/1/2025']);
  expect(orderInFile(file, ['name', '', 'start_date'])).toBe('month-first');
  expect(orderInFile(file, ['name', 'birth_date', ''])).toBeNull();
});
