import type { Bid } from '../../source/rows/bid';

/** How a bid compares with the budget and the others. */
interface BidStanding {
  isLowest: boolean;
  /** Cents above the budget, below zero for less; null without a budget. */
  overBudget: number | null;
  /** Days until it expires, below zero once it has; null if the vendor has not said. */
  daysLeft: number | null;
}

/** Compares a bid with the others for the project. @param daysUntil counts the days until a day (ISO 8601) */
export function standingOf(
  bid: Bid,
  bids: readonly Bid[],
  budget: number | null,
  daysUntil: (day: string) => number,
): BidStanding {
  return {
    isLowest: bids.length > 1 && bids.every(({ amount }) => bid.amount <= amount),
    overBudget: budget === null ? null : bid.amount - budget,
    daysLeft: bid.validUntil === '' ? null : daysUntil(bid.validUntil),
  };
}
