import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** A release that a share of a channel's clubs gets, beside the one that the others keep. */
export interface Rollout {
  candidate: string;
  /** Percent of the clubs. */
  share: number;
  /** While paused, no club has the candidate; the share is kept. */
  paused: boolean;
  /** Clubs that follow the channel, and those in the share: with few clubs it may be none. */
  clubs: number;
  reached: number;
  /** When the channel last changed, as stored in the database. */
  updatedAt: string;
}

/** The firm's actions on a rollout in the administration; a larger share needs a command. */
export type RolloutAction = 'pause' | 'resume' | 'end';

interface Decision {
  moduleId: string;
  channel: string;
  /** The version that was read. If it has changed, nothing happens. */
  rollout: Pick<Rollout, 'candidate' | 'updatedAt'>;
  action: RolloutAction;
  reason: string;
}

/** Pauses, resumes or ends a rollout. For the firm. @throws DataError; PT409 if it has changed or ended meanwhile */
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
