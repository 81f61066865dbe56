import type { JobRole } from '../source/recruitmentSource';

/** How many people work beyond the positions of their roles. A role with more fills no position of another one. */
export const overPlan = (roles: readonly Pick<JobRole, 'positionsFilled' | 'positionsTotal'>[]): number =>
  roles.reduce((sum, { positionsFilled, positionsTotal }) => sum + Math.max(0, positionsFilled - positionsTotal), 0);
