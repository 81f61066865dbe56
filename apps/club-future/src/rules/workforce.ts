import type { GrowthYear } from '../source/rows/workforce';

/** Members for each person of staff, rounded; null without members or staff. */
export function ratioOf(members: number, staff: number): number | null {
  return members > 0 && staff > 0 ? Math.round(members / staff) : null;
}

/** How many people a club needs: members ÷ ratio, rounded up. */
export const staffNeeded = (members: number, ratio: number): number => Math.ceil(members / ratio);

/** A year ahead. */
export interface Projection {
  year: string;
  members: number;
  staff: number;
  /** Percent over the year before; null where there was no staff. */
  budgetIncrease: number | null;
  /** The staff that the optimal ratio asks for. */
  optimalStaff: number;
  /** How many people more the optimal ratio asks for than the planned one. */
  gap: number;
}

/**
 * The years ahead, as the view `workforce_projections` computes them. The budget grows with the staff over the year before
 * (over today's staff in the first year) and with wages: staff ÷ staff before × (1 + wage growth) − 1.
 */
export function projectionsOf(
  years: readonly GrowthYear[],
  staffToday: number,
  { planned, optimal }: { planned: number; optimal: number },
): Projection[] {
  const inOrder = [...years].sort((one, other) => Number(one.year) - Number(other.year));
  const staff = inOrder.map(({ members }) => staffNeeded(members, planned));
  return inOrder.map(({ year, members, wageGrowthPercent }, place) => {
    const [now = 0, before = staffToday] = [staff[place], staff[place - 1]];
    const optimalStaff = staffNeeded(members, optimal);
    const budgetIncrease = before === 0 ? null : Math.round(100 * ((now / before) * (1 + wageGrowthPercent / 100) - 1));
    return { year, members, staff: now, budgetIncrease, optimalStaff, gap: optimalStaff - now };
  });
}
