import fc from 'fast-check';
import { dayOrderOf, readDay } from './readDays';

it.each([
  ['2025-05-24', '2025-05-24'],
  ['2025/5/4', '2025-05-04'],
  ['2025-05-24T00:00:00', '2025-05-24'],
  ['5/24/2025', '2025-05-24'],
  ['5-4-25', '2025-05-04'],
  ['2/28/06', '2006-02-28'],
  ['2/28/68', '1968-02-28'],
  ['May 24, 2025', '2025-05-24'],
  ['Sept. 1 2025', '2025-09-01'],
  ['24 May 2025', '2025-05-24'],
  ['24-May-2025', '2025-05-24'],
  ['2/30/2025', null],
  ['24/5/2025', null],
  ['13.13.2025', null],
  ['next week', null],
  ['', null],
])('reads %j, month first, as %j', (written, day) => {
  expect(readDay(written, 'month-first')).toBe(day);
});

it('reads the same digits with the day first', () => {
  expect(readDay('4.5.2025', 'day-first')).toBe('2025-05-04');
  expect(readDay('24/05/2025', 'day-first')).toBe('2025-05-24');
});

it.each([
  [['5/24/2025', '6/1/2025'], 'month-first'],
  [['24/5/2025', '6/1/2025'], 'day-first'],
  [['5/6/2025', '6/1/2025'], null],
  [['5/24/2025', '24/5/2025'], null],
  [['6/6/2025', '2025-05-24', 'May 3, 2025', ''], 'month-first'],
] as const)('finds that %j are written %j', (written, order) => {
  expect(dayOrderOf(written)).toBe(order);
});

it('reads back every day in every format', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year, month, of] = day.split('-').map(Number);
      expect(readDay(`${month}/${of}/${year}`, 'month-first')).toBe(day);
      expect(readDay(`${of}.${month}.${year}`, 'day-first')).toBe(day);
      expect(readDay(day, 'day-first')).toBe(day);
    }),
  );
});
