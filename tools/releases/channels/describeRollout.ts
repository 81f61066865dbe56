import type { RolledOut } from './rollOut';
import { describeReach, type Reach } from './rolloutReach';

/** The progress of a release in one sentence. */
export function describeRollout(
  moduleId: string,
  channel: string,
  { from, to, share, paused }: RolledOut,
  reach: Reach | undefined,
): string {
  if (share === 100) return `${channel} of ${moduleId} went from ${from} to ${to}.`;
  if (paused) {
    return (
      `The rollout of ${moduleId} ${to} on ${channel} is paused: every club has ${from}, and ${share} % of them get ` +
      `${to} after "npm run release -- resume ${moduleId}".`
    );
  }
  // Another person may have ended it in the meantime.
  const clubs = reach ? ` (${describeReach(reach)})` : '';
  return `${share} % of the clubs on ${channel} get ${moduleId} ${to}${clubs}; the others keep ${from}.`;
}
