import type { Bid } from '../../source/rows/bid';
import { standingOf } from './bids';

const bid = (id: string, amount: number, validUntil = ''): Bid => ({
  id,
  vendorId: '',
  vendorName: id,
  amount,
  scope: '',
  validUntil,
  documentId: '',
  chosenReason: null,
  version: 1,
});
const days = (day: string) => Number(day.slice(-2)) - 10;

test('names the lowest bids, the difference to the budget and the days that are left', () => {
  const low = bid('low', 900, '2025-05-12');
  const same = bid('same', 900);
  const high = bid('high', 1200, '2025-05-08');
  const all = [low, same, high];
  expect(standingOf(low, all, 1000, days)).toEqual({ isLowest: true, overBudget: -100, daysLeft: 2 });
  expect(standingOf(same, all, null, days)).toEqual({ isLowest: true, overBudget: null, daysLeft: null });
  expect(standingOf(high, all, 1000, days)).toEqual({ isLowest: false, overBudget: 200, daysLeft: -2 });
});

test('does not call the only bid the lowest', () => {
  const only = bid('only', 900);
  expect(standingOf(only, [only], 1000, days).isLowest).toBe(false);
});
