import { planText } from './planText';
import { readPlans } from './readPlans';

/** As auto_explain writes it: the lines after the first begin with a tab. */
const entry = (statement: string, index: string, rows: number) => {
  const plan = {
    'Node Type': 'Index Scan',
    'Relation Name': 'shifts',
    'Index Name': index,
    'Index Cond': '(club_id = $1)',
    'Actual Rows': rows,
    'Actual Loops': 1,
  };
  const text = JSON.stringify({ 'Query Text': statement, Plan: plan }, null, 2).replaceAll(/^/gm, '\t');
  return `2027-02-23 10:00:00 UTC [7] LOG:  duration: 0.104 ms  plan:\n${text}\n`;
};

test('reads each statement once for each way in which it is answered, without what else is logged', () => {
  const log = [
    entry('select 2', 'shifts_club', 3),
    '2027-02-23 10:00:00 UTC [7] LOG:  checkpoint starting: time\n',
    entry('select 2', 'shifts_club', 5),
    entry('select\n  1', 'shifts_club', 1),
    entry('select 2', 'shifts_start', 3),
  ].join('');
  const plans = readPlans(log);
  expect(plans.map(({ statement, plan }) => [statement, plan['Index Name']])).toEqual([
    ['select 1', 'shifts_club'],
    ['select 2', 'shifts_club'],
    ['select 2', 'shifts_start'],
  ]);
  expect(planText(plans.slice(0, 1))).toBe(
    'select 1\n  Index Scan of shifts by shifts_club where (club_id = $1) (1 rows, 1 times)\n',
  );
});
