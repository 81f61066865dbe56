import type { Tone } from '@platform/ui';

/** The words for a module's progress (specification 4.8). */
type ModuleStatus = 'Pending' | 'Not Started' | 'Planning' | 'In Progress' | 'Active' | 'Nearly Complete' | 'Ready';

/** 'season': completed once a season. 'daily': starts again every morning, and is never "nearly complete". */
export type ModuleRhythm = 'season' | 'daily';

interface StatusLabel {
  label: ModuleStatus;
  tone: Tone;
}

/**
 * The word for a module's progress. Specification 4.8 names the words and leaves open when each applies:
 *
 * | Progress | once a season | every day |
 * |----------------------|-----------------|-------------|
 * | nothing to count yet | Pending | Pending |
 * | 0 % | Not Started | Not Started |
 * | below 25 % | Planning | Active |
 * | below 80 % | In Progress | Active |
 * | below 100 % | Nearly Complete | Active |
 * | 100 % | Ready | Ready |
 *
 * @param percent 0 to 100; null if there is nothing to divide by
 */
export function moduleStatus(percent: number | null, rhythm: ModuleRhythm = 'season'): StatusLabel {
  if (percent === null) return { label: 'Pending', tone: 'outline' };
  if (percent <= 0) return { label: 'Not Started', tone: 'neutral' };
  if (percent >= 100) return { label: 'Ready', tone: 'success' };
  if (rhythm === 'daily') return { label: 'Active', tone: 'water' };
  if (percent < 25) return { label: 'Planning', tone: 'neutral' };
  return percent < 80 ? { label: 'In Progress', tone: 'water' } : { label: 'Nearly Complete', tone: 'success' };
}
