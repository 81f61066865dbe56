import { saving } from '@platform/module-kit/screens';
import type { Change } from '../rows/engagement';
import { adminChange } from './adminChange';
import { NOTHING_CHANGED } from './nothingChanged';

interface Decision {
  clubId: string;
  moduleId: string;
  change: Change;
  reason: string;
  /** When it takes effect; at once if undefined. */
  effectiveAt?: Date;
  /** The state that the decision is based on (`Engagement.rowVersion`). */
  rowVersion: number;
  /** The consequences that the decision is based on (`Consequences.digest`). */
  read: string;
}

/** Makes or plans a change. PT409 if the state or the consequences have changed, and then nothing is changed. */
export const decide = adminChange({
  waits: 'own-form',
  send: (_administrator, { clubId, moduleId, change, reason, effectiveAt, rowVersion, read }: Decision) =>
    saving(NOTHING_CHANGED)((db) =>
      db.rpc('change_engagement', {
        club_id_param: clubId,
        module_id_param: moduleId,
        kind_param: change.kind,
        channel_param: change.channel,
        release_version_param: change.releaseVersion,
        reason_param: reason,
        effective_at_param: effectiveAt?.toISOString(),
        expected_version_param: rowVersion,
        read_param: read,
      }),
    ),
});

/** Cancels a planned change. PT409 if it has taken effect meanwhile. */
export const cancelChange = adminChange({
  waits: 'row-goes',
  send: (_administrator, changeId: string) =>
    saving('The change still waits. Check your connection and try again.')((db) =>
      db.rpc('cancel_engagement_change', { change_id_param: changeId }),
    ),
});

interface PlanDecision {
  clubId: string;
  /** The plan that the decision is based on. */
  from: string;
  to: string;
  reason: string;
  /** Ids of the modules that are switched with it. */
  modules: readonly string[];
}

/** Sets the plan of a club. PT409 if it has changed meanwhile. */
export const changePlan = adminChange({
  waits: 'own-form',
  send: (_administrator, { clubId, from, to, reason, modules }: PlanDecision) =>
    saving('The plan was not changed. Check your connection and try again.')((db) =>
      db.rpc('change_plan', {
        club_id_param: clubId,
        plan_param: to,
        reason_param: reason,
        expected_plan_param: from,
        modules_param: [...modules],
      }),
    ),
});
