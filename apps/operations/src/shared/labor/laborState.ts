import type { Tone } from '@platform/ui';

type LaborState = 'over' | 'good' | 'neutral';

/**
 * How a week compares with its budget. It is over only if the planned cost is above the budget, and neutral without a
 * budget. The database has the same rule (`weekly_labor`).
 */
export function laborState(budgetCents: number | null, laborCents: number): LaborState {
  if (budgetCents === null) return 'neutral';
  return laborCents > budgetCents ? 'over' : 'good';
}

export const laborWords: Record<LaborState, { words: string; tone: Tone }> = {
  over: { words: 'Over budget', tone: 'danger' },
  good: { words: 'Within budget', tone: 'success' },
  neutral: { words: 'No budget', tone: 'outline' },
};
