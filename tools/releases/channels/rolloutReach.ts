import { answerOf, type Platform } from '../platforms/platform';

/** How many of the clubs that follow a channel a rollout has reached. */
export interface Reach {
  clubs: number;
  reached: number;
}

/**
 * How many clubs the rollout of a channel has reached; undefined without a rollout. The percentage alone does not show
 * that this may be no club at all.
 */
export async function rolloutReach(
  { registry }: Platform,
  moduleId: string,
  channel: string,
): Promise<Reach | undefined> {
  const rollouts: (Reach & { module_id: string; channel: string })[] = await answerOf(registry.rpc('rollouts_reached'));
  return rollouts.find((rollout) => rollout.module_id === moduleId && rollout.channel === channel);
}

/** The same in words, for brackets. */
export function describeReach({ clubs, reached }: Reach): string {
  if (clubs === 0) return 'no club has the module there';
  const share = `${reached} of ${clubs === 1 ? '1 club' : `${clubs} clubs`}`;
  return reached === 0 ? `${share}; a larger share reaches more` : share;
}
