import type { Level } from '../../source/rows/level';
import type { Project } from '../../source/rows/project';
import type { Wish } from '../../source/rows/wish';
import { levels } from '../levels';

/** The sums of the open wishes; costs in cents. */
interface WishSums {
  /** How many wishes have each impact. */
  byImpact: Record<Level, number>;
  shortlisted: number;
  total: number;
}

/** The wishes that are still wishes: a promoted one counts with the projects. */
export const openWishes = (wishes: readonly Wish[], projects: readonly Project[]): Wish[] =>
  wishes.filter(({ id }) => projects.every(({ wishId }) => wishId !== id));

/** The sums of the prioritization matrix, as the view `wishlist_matrix` computes them. */
export function sumsOf(wishes: readonly Wish[]): WishSums {
  const sum = (some: readonly Wish[]) => some.reduce((cents, { cost }) => cents + cost, 0);
  const count = (level: Level) => wishes.filter(({ impact }) => impact === level).length;
  return {
    byImpact: { high: count('high'), medium: count('medium'), low: count('low') },
    shortlisted: sum(wishes.filter(({ isShortlisted }) => isShortlisted)),
    total: sum(wishes),
  };
}

/** The wishes of one cell of the matrix. */
export const cellOf = (wishes: readonly Wish[], impact: Level, priority: Level): Wish[] =>
  wishes.filter((wish) => wish.impact === impact && wish.priority === priority);

/** Whether a wish comes before all others: high-priority staff amenities keep people and cost little. */
export const isFirstChoice = ({ list, priority }: Wish): boolean => list === 'staff' && priority === 'high';

/**
 * The order in which to fulfill the wishes, as the view `wishlist_recommendations` computes it: first choices, then by priority
 * and impact, and the cheaper of two equals first.
 */
export const recommendedOrder = (wishes: readonly Wish[]): Wish[] =>
  [...wishes].sort(
    (one, other) =>
      Number(isFirstChoice(other)) - Number(isFirstChoice(one)) ||
      levels.indexOf(one.priority) - levels.indexOf(other.priority) ||
      levels.indexOf(one.impact) - levels.indexOf(other.impact) ||
      one.cost - other.cost ||
      (one.id < other.id ? -1 : 1),
  );
