import { figuresOf } from '../rules/figures/dayFigures';
import { paidMinutes } from '../rules/shift/shiftPlan';
import type { Person } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';
import type { FilledShift } from './fill';

/** The shifts with the people that auto-fill proposes, as unsaved drafts. */
export function withProposal(shifts: readonly Shift[], filled: readonly FilledShift[]): Shift[] {
  const proposed = new Map(filled.map(({ shiftId, staffId }) => [shiftId, staffId]));
  return shifts.map((shift) => {
    const staffId = proposed.get(shift.id);
    return staffId === undefined || shift.staffId !== null
      ? shift
      : { ...shift, staffId, status: 'draft', isProposed: true };
  });
}

/** The totals of a proposal. */
interface ProposalFigures {
  /** Planned labor cost that it adds, in cents. */
  cents: number;
  /**
   * Paid minutes in the week of the person with the fewest and the most, among those in its roles; null without any.
   */
  least: number | null;
  most: number | null;
}

/** @param shifts of the week */
export function proposalFigures(
  shifts: readonly Shift[],
  filled: readonly FilledShift[],
  people: ReadonlyMap<string, Person>,
): ProposalFigures {
  const after = withProposal(shifts, filled);
  const roles = new Set(after.flatMap(({ isProposed, role }) => (isProposed ? role : [])));
  const minutes = new Map<string, number>();
  for (const { id, role, status } of people.values()) if (status === 'Active' && roles.has(role)) minutes.set(id, 0);
  for (const shift of after) {
    if (shift.staffId === null || shift.status === 'cancelled') continue;
    const before = minutes.get(shift.staffId);
    if (before !== undefined) minutes.set(shift.staffId, before + paidMinutes(shift));
  }
  const all = [...minutes.values()];
  return {
    cents: figuresOf(after, people).cents - figuresOf(shifts, people).cents,
    least: all.length === 0 ? null : Math.min(...all),
    most: all.length === 0 ? null : Math.max(...all),
  };
}
