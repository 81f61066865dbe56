import { needsOf, type OperationsCounts } from './operationsToday';

const all: OperationsCounts = {
  water_out_of_limits: 1,
  open_incidents: 2,
  awaited_shifts: 3,
  declined_shifts: 2,
  open_shifts: 5,
  requests: 4,
  overdue_vendors: 3,
  expiring_insurance: 6,
  expiring_contracts: 5,
  urgent_tickets: 7,
};
const wordsOf = (counts: OperationsCounts) => needsOf(counts).map(({ count, words }) => `${count} ${words}`);

test('lists all that waits, the most urgent first', () => {
  expect(wordsOf(all)).toEqual([
    '1 body of water',
    '2 open incidents',
    '3 people',
    '2 declined shifts',
    '5 open shifts',
    '4 requests',
    '7 urgent tickets',
    '3 overdue vendors',
    '6 insurance certificates',
    '5 vendor contracts',
  ]);
});

test('tells a staff member about open shifts only', () => {
  const nothing = Object.fromEntries(Object.keys(all).map((name) => [name, null])) as unknown as OperationsCounts;
  expect(wordsOf({ ...nothing, open_shifts: 1 })).toEqual(['1 open shift']);
  expect(needsOf({ ...nothing, open_shifts: 1 })).toMatchObject([{ detail: 'for you this week' }]);
  expect(needsOf({ ...all, open_shifts: 1 })[4]).toMatchObject({ detail: 'left this week' });
});
