import { positionsIn } from '../../shared/rules/positionsIn';
import type { StaffMember } from '../source/rows/staffMember';
import type { JobRole } from '../source/rows/jobRole';
import type { StaffMeasures } from '../source/rows/measures';

/** Something the club has to do, and where. */
export interface NextStep {
  id: 'expiring' | 'needed' | 'onboarding' | 'positions' | 'over plan';
  /** The number of cases. */
  count: number;
  words: string;
  /** A query of the roster's address, or null if it is done in the job roles. */
  query: string | null;
}

const people = (count: number) => `${count === 1 ? 'person' : 'people'}`;

/** What the staff figures ask for, the most urgent first. */
export function nextSteps(
  measures: Pick<StaffMeasures, 'certificationsExpiring' | 'actionNeeded'>,
  roles: readonly JobRole[],
  staff: readonly Pick<StaffMember, 'status'>[],
): NextStep[] {
  const onboarding = staff.filter(({ status }) => status === 'Pending Onboarding').length;
  const open = roles.filter(({ positionsFilled, positionsTotal }) => positionsFilled < positionsTotal);
  const { total, filled, over } = positionsIn(roles);
  const free = total - filled;
  const { certificationsExpiring: expiring, actionNeeded: needed } = measures;
  const steps: NextStep[] = [
    {
      id: 'needed',
      count: needed,
      words: `${people(needed)} without a valid certification: ask for it before they work`,
      query: 'certification=needed',
    },
    {
      id: 'expiring',
      count: expiring,
      words: `${expiring === 1 ? 'certification runs' : 'certifications run'} out within 30 days: arrange the renewal`,
      query: 'certification=expiring',
    },
    {
      id: 'onboarding',
      count: onboarding,
      words: `${people(onboarding)} in onboarding: finish the checklist`,
      query: 'status=Pending',
    },
    {
      id: 'positions',
      count: free,
      words: `${free === 1 ? 'position' : 'positions'} to fill: ${open.map(({ title }) => title).join(', ')}`,
      query: null,
    },
    {
      id: 'over plan',
      count: over,
      words: `${people(over)} over plan: raise the positions, or change a person’s role`,
      query: null,
    },
  ];
  return steps.filter(({ count }) => count > 0);
}
