import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** A release that a share of the clubs gets of a channel, beside the one that the others keep. */
export interface Rollout {
  candidate: string;
  /** Percent of the clubs. */
  share: number;
  /** While true no club has the candidate; the share is kept. */
  paused: boolean;
  /** Clubs that follow the channel, and those that the share reaches: with few clubs it may be none. */
  clubs: number;
  reached: number;
  /** When the channel was last changed, as the database wrote it. */
  updatedAt: string;
}

/** What the firm does with a rollout in the administration; a larger share takes a command. */
export type RolloutAction = 'pause' | 'resume' | 'end';

interface Decision {
  moduleId: string;
  channel: string;
  /** As it was read: when it is another one by now, nothing is changed. */
  rollout: Pick<Rollout, 'candidate' | 'updatedAt'>;
  action: RolloutAction;
  reason: string;
}

/** Pauses, resumes or ends a rollout. Throws a DataError; PT409 when it was changed or is over by now. The firm only. */
export async function decideOnRollout({ moduleId, channel, rollout, action, reason }: Decision): Promise<void> {
  const client = await supabase();
  const where = { module_id_param: moduleId, channel_param: channel, reason_param: reason };
  const asRead = { candidate_param: rollout.candidate, read_param: rollout.updatedAt };
  await dataOf(
    action === 'end'
      ? client.rpc('end_rollout', { ...where, ...asRead })
      : client.rpc('pause_rollout', { ...where, ...asRead, paused_param: action === 'pause' }),
    'Nothing was changed. Check your connection and try again.',
  );
}
