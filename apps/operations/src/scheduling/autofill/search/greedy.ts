import type { Board, Colleague, Slot } from './board';

/** A person for a slot, and what they add to the price. */
export interface Offer {
  colleague: Colleague;
  warnings: number;
  price: number;
}

/** The cheapest person for a slot, given the shifts assigned so far; null if no one may have it. */
export function bestOffer(board: Board, slot: Slot, except?: Colleague): Offer | null {
  let best: Offer | null = null;
  for (const colleague of slot.candidates) {
    // The rules run only for people who would be cheaper.
    if (colleague === except || (best && board.priceOf(colleague, slot, 0) >= best.price)) continue;
    const warnings = board.warningsOf(colleague, slot);
    if (warnings === null) continue;
    const price = board.priceOf(colleague, slot, warnings);
    if (!best || price < best.price) best = { colleague, warnings, price };
  }
  return best;
}

/**
 * Assigns the slots one after the other, starting with those that the fewest people could take. A slot without a person
 * stays open.
 * @param slots in a random order, which decides between equal ones
 */
export function fillGreedily(board: Board, slots: readonly Slot[], tell: () => void): void {
  const inOrder = [...slots].sort((one, other) => one.candidates.length - other.candidates.length);
  for (const slot of inOrder) {
    const best = bestOffer(board, slot);
    if (best) board.give(slot, best.colleague, best.warnings);
    tell();
  }
}
