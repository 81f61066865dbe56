/** How many people the club plans in a job role, and how many it has. */
export interface Positions {
  positionsTotal: number;
  positionsFilled: number;
}

/** Filled positions in words: `24 of 26`; a dash without planned positions. */
export function filledInWords(filled: number, total: number): string {
  return total === 0 ? '–' : `${filled.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
}

/**
 * How many of the planned positions are filled, and how many people exceed them. A person beyond the plan of one role
 * fills no position of another.
 */
export function positionsIn(roles: readonly Positions[]): { total: number; filled: number; over: number } {
  return roles.reduce(
    (sum, { positionsTotal, positionsFilled }) => ({
      total: sum.total + positionsTotal,
      filled: sum.filled + Math.min(positionsFilled, positionsTotal),
      over: sum.over + Math.max(0, positionsFilled - positionsTotal),
    }),
    { total: 0, filled: 0, over: 0 },
  );
}
