import { saving } from '@platform/module-kit/screens';
import type { Change } from './change';

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

/**
 * Makes or plans a change.
 * @throws DataError; PT409 if the state or the consequences have changed, and then nothing is changed
 */
export async function decide({
  clubId,
  moduleId,
  change,
  reason,
  effectiveAt,
  rowVersion,
  read,
}: Decision): Promise<void> {
  await saving('Nothing was changed. Check your connection and try again.')((db) =>
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
  );
}

/** Cancels a planned change. @throws DataError; PT409 if it has taken effect meanwhile */
export async function cancelChange(changeId: string): Promise<void> {
  await saving('The change still waits. Check your connection and try again.')((db) =>
    db.rpc('cancel_engagement_change', { change_id_param: changeId }),
  );
}
