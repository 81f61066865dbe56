import type { SampleJobRole } from '../staff/jobRoles';
import { sampleId } from '../sampleIds';
import { sampleTeam } from '../club/team';

export interface SampleLaborBudget {
  id: string;
  /** The Sunday (ISO 8601) with which the week begins. */
  weekStart: string;
  department: SampleJobRole['department'];
  /** US dollars. */
  budget: number;
}

/** A shift of the weeks before the one in which the demo club stands still. */
export interface SamplePastShift {
  id: string;
  staffId: string;
  role: 'Lifeguard';
  location: string;
  /** Moments (ISO 8601 with offset). */
  startsAt: string;
  endsAt: string;
}

const UNDER = '2025-04-13';
const OVER = '2025-04-20';
const NOW = '2025-04-27';
const NEXT = '2025-05-04';

/** $2,500 a week belongs to Aquatics; the other departments have budgets for this week. */
export const sampleLaborBudgets: readonly SampleLaborBudget[] = (
  [
    [UNDER, 'Aquatics', 2500],
    [OVER, 'Aquatics', 2500],
    [NOW, 'Aquatics', 2500],
    [NEXT, 'Aquatics', 2500],
    [NOW, 'Front Gate', 1200],
    [NOW, 'Facilities', 900],
    [NOW, 'Tennis', 1200],
    [NOW, 'Management', 2200],
  ] as const
).map(([weekStart, department, budget], index) => ({
  id: sampleId('laborBudget', index + 1),
  weekStart,
  department,
  budget,
}));

const lifeguards = sampleTeam.filter(({ role }) => role === 'Lifeguard');

/**
 * Two weeks of spring cleaning and in-service training, six hours a shift at $15.50: 26 shifts cost $2,418 and stay
 * within the budget, 28 cost $2,604 and do not.
 */
export const samplePastShifts: readonly SamplePastShift[] = [...week(UNDER, 26, 1001), ...week(OVER, 28, 1101)];

/** Four shifts a day from Sunday on; the twelve lifeguards take turns, so no one works twice on a day. */
function week(weekStart: string, count: number, firstNumber: number): SamplePastShift[] {
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(weekStart, Math.floor(index / 4));
    return {
      id: sampleId('shift', firstNumber + index),
      staffId: lifeguards[index % lifeguards.length]?.id ?? '',
      role: 'Lifeguard',
      location: 'Main pool',
      startsAt: `${day}T10:00:00-04:00`,
      endsAt: `${day}T16:00:00-04:00`,
    };
  });
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
