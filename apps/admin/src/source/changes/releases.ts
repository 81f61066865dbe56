import { saving } from '@platform/module-kit/screens';
import type { Rollout, RolloutAction } from '../rows/release';
import { adminChange } from './adminChange';
import { NOTHING_CHANGED } from './nothingChanged';

interface Decision {
  moduleId: string;
  channel: string;
  /** The version that was read. If it has changed, nothing happens. */
  rollout: Pick<Rollout, 'candidate' | 'updatedAt'>;
  action: RolloutAction;
  reason: string;
}

/** Pauses, resumes or ends a rollout. For the firm. PT409 if it has changed or ended meanwhile. */
export const decideOnRollout = adminChange({
  waits: 'own-form',
  send(_administrator, { moduleId, channel, rollout, action, reason }: Decision) {
    const where = { module_id_param: moduleId, channel_param: channel, reason_param: reason };
    const asRead = { candidate_param: rollout.candidate, read_param: rollout.updatedAt };
    return saving(NOTHING_CHANGED)((db) =>
      action === 'end'
        ? db.rpc('end_rollout', { ...where, ...asRead })
        : db.rpc('pause_rollout', { ...where, ...asRead, paused_param: action === 'pause' }),
    );
  },
});

/** Records that the firm has handled a release that was withdrawn. */
export const seeWithdrawal = adminChange({
  waits: 'row-goes',
  send: (_administrator, id: number) =>
    saving('Failed to close the notice')((db) => db.rpc('see_withdrawal', { withdrawal_id_param: id })),
});
