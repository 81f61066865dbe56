import { shiftsToFill } from './fill';
import { fillWeek } from './fillWeek';
import { openWeek } from './examples/weeks.testkit';

const input = openWeek(12, 40, 7);
const turned = { ...input, rows: { ...input.rows, shifts: input.rows.shifts.toReversed() } };

test('lists open shifts by start, whatever the order of the rows', () => {
  const wanted = shiftsToFill(input.rows.shifts, input.now);
  expect(wanted.map(({ startsAt }) => startsAt)).toEqual(wanted.map(({ startsAt }) => startsAt).toSorted());
  expect(shiftsToFill(turned.rows.shifts, input.now)).toEqual(wanted);
});

test('fills a week the same way, whatever the order of the rows', () => {
  expect(fillWeek(turned)).toEqual(fillWeek(input));
});
