import type { TrainingModule } from '../source/rows/module';

type Counted = Pick<TrainingModule, 'completedParticipants' | 'totalParticipants'>;

/** Share of participants who have completed a module, 0 to 1; null without participants. */
export function completionOf({ completedParticipants, totalParticipants }: Counted): number | null {
  return totalParticipants > 0 ? completedParticipants / totalParticipants : null;
}

/**
 * Overall progress: the mean of completed over total participants of each module (specification 9.8). Skips modules
 * without participants; null if none is left.
 */
export function overallCompletion(modules: readonly Counted[]): number | null {
  const shares = modules.map(completionOf).filter((share) => share !== null);
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : null;
}

/** Color of a training score (specification 9.8): 80 or more green, 60 or more yellow, otherwise red. */
export function scoreTone(share: number | null): 'success' | 'warning' | 'danger' | 'neutral' {
  if (share === null) return 'neutral';
  const percent = Math.round(share * 100);
  if (percent >= 80) return 'success';
  return percent >= 60 ? 'warning' : 'danger';
}

/** A share in whole percent; '–' if there is nothing to divide by. */
export function formatShare(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}
