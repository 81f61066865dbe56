import { counted } from '@platform/module-kit/screens';
import { positionsIn, type Positions } from '../../shared/rules/positionsIn';
import type { JobRole } from '../source/rows/jobRole';

/** The words after the filled positions: `2 are open, 1 over plan`. */
export function restInWords(roles: readonly Positions[]): string {
  const { total, filled, over } = positionsIn(roles);
  const open = total - filled;
  if (total + over === 0) return 'no positions yet';
  const openWords = open === 0 ? 'every position filled' : `${counted(open, 'is', 'are')} open`;
  return over === 0 ? openWords : `${openWords}, ${over.toLocaleString('en-US')} over plan`;
}

/**
 * The roles that would have more people than positions, one sentence each.
 * @param coming how many more people each role would have, by title
 */
export function overPlan(roles: readonly JobRole[], coming: ReadonlyMap<string, number>): string[] {
  return roles.flatMap(({ title, positionsFilled, positionsTotal }) => {
    const more = coming.get(title) ?? 0;
    const people = positionsFilled + more;
    if (more <= 0 || people <= positionsTotal) return [];
    const positions = counted(positionsTotal, 'position is', 'positions are');
    return [`${title} would have ${counted(people, 'person', 'people')}; ${positions} planned.`];
  });
}
