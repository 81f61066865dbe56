import { needsOf } from './operationsToday';

const wordsOf = (counts: Parameters<typeof needsOf>[0]) =>
  needsOf(counts).map(({ count, words }) => `${count} ${words}`);

test('names what waits, the most pressing first', () => {
  expect(wordsOf({ overdue_vendors: 3, expiring_insurance: 2, expiring_contracts: 5, urgent_tickets: 4 })).toEqual([
    '4 urgent tickets',
    '3 overdue vendors',
    '2 insurance certificates',
    '5 vendor contracts',
  ]);
});

test('uses the singular for one of something', () => {
  expect(wordsOf({ overdue_vendors: 1, expiring_insurance: 1, expiring_contracts: 1, urgent_tickets: 1 })).toEqual([
    '1 urgent ticket',
    '1 overdue vendor',
    '1 insurance certificate',
    '1 vendor contract',
  ]);
});

test('leaves out what is none, or not for the person to do', () => {
  expect(wordsOf({ overdue_vendors: 0, expiring_insurance: 0, expiring_contracts: 0, urgent_tickets: 0 })).toEqual([]);
  expect(
    wordsOf({ overdue_vendors: null, expiring_insurance: null, expiring_contracts: null, urgent_tickets: null }),
  ).toEqual([]);
});
