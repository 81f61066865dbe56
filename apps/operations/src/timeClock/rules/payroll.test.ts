import { csvLines } from '@platform/module-kit/screens';
import type { Timesheet } from '../source/rows/timesheet';
import { payrollColumns, totalsOf } from './payroll';

const sheet: Timesheet = {
  staffId: 'a',
  name: 'Jordan Blake',
  role: 'Lifeguard',
  plannedMinutes: 2400,
  clockedMinutes: 2700,
  adjustedMinutes: 15,
  minutes: 2715,
  overtimeMinutes: 315,
  hourlyRate: 15.5,
  regularCents: 62000,
  overtimeCents: 12206,
  openEntries: 0,
  approvedAt: '2025-05-04T14:00:00.000Z',
  approverName: 'Elena Ruiz',
  isOwnApproval: false,
  isForOthers: false,
};

test('writes hours and dollars for each person, overtime at one and a half times the rate', () => {
  const [head, line] = csvLines(payrollColumns('2025-04-27'), [sheet]);
  expect(head).toEqual([
    'Name',
    'Role',
    'Workweek from',
    'Regular minutes',
    'Overtime minutes',
    'Regular hours',
    'Overtime hours',
    'Rate',
    'Overtime rate',
    'Regular pay',
    'Overtime pay',
    'Total pay',
    'Approved',
  ]);
  expect(line).toEqual([
    'Jordan Blake',
    'Lifeguard',
    '2025-04-27',
    2400,
    315,
    '40.00',
    '5.25',
    '15.50',
    '23.250',
    '620.00',
    '122.06',
    '742.06',
    'Yes',
  ]);
});

test('lets an accountant compute the pay from the minutes and the rates of the file', () => {
  const odd = {
    ...sheet,
    minutes: 2407,
    overtimeMinutes: 1680,
    hourlyRate: 15.25,
    regularCents: 18478,
    overtimeCents: 64050,
  };
  const [head = [], line = []] = csvLines(payrollColumns('2025-04-27'), [odd]);
  const of = (header: string) => Number(line[head.indexOf(header)]);
  const payOf = (minutes: string, rate: string) => Math.round((of(minutes) / 60) * of(rate) * 100) / 100;
  expect(of('Overtime rate')).toBe(22.875);
  expect(payOf('Regular minutes', 'Rate')).toBe(of('Regular pay'));
  expect(payOf('Overtime minutes', 'Overtime rate')).toBe(of('Overtime pay'));
});

test('adds up the people of a week', () => {
  expect(totalsOf([sheet, sheet])).toEqual({ minutes: 5430, overtimeMinutes: 630, cents: 148412 });
});
