import type { Board, Colleague, Slot } from './board';

/** A person for a slot, and what they cost it. */
export interface Offer {
  colleague: Colleague;
  warnings: number;
  price: number;
}

/** The cheapest person for a slot as the week stands; null where no one may have it. */
export function bestOffer(board: Board, slot: Slot, except?: Colleague): Offer | null {
  let best: Offer | null = null;
  for (const colleague of slot.candidates) {
    // The rules are asked of those alone who would be cheaper.
    if (colleague === except || (best && board.priceOf(colleague, slot, 0) >= best.price)) continue;
    const warnings = board.warningsOf(colleague, slot);
    if (warnings === null) continue;
    const price = board.priceOf(colleague, slot, warnings);
    if (!best || price < best.price) best = { colleague, warnings, price };
  }
  return best;
}

/**
 * Gives the slots away one after the other, those first that the fewest people could take. A slot for which no one is left
 * stays open.
 * @param slots in a random order, which decides between alike ones
 */
export function fillGreedily(board: Board, slots: readonly Slot[], tell: () => void): void {
  const inOrder = [...slots].sort((one, other) => one.candidates.length - other.candidates.length);
  for (const slot of inOrder) {
    const best = bestOffer(board, slot);
    if (best) board.give(slot, best.colleague, best.warnings);
    tell();
  }
}
