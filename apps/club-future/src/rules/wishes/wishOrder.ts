import type { Wish } from '../../source/rows/wish';

/** The order of a list: the dearest first, then by name. */
export const inWishOrder = (wishes: readonly Wish[]): Wish[] =>
  [...wishes].sort(
    (one, other) => other.cost - one.cost || (one.item < other.item ? -1 : one.item > other.item ? 1 : 0),
  );
