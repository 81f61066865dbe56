import { asking } from '@platform/module-kit/screens';
import type { RetentionKind } from '../rows/retention';
import { DATA_RETENTION_FAILED } from '../failures';

/** Every kind with its current counts. For admins of the club. @throws DataError */
export async function listRetention(clubId: string): Promise<RetentionKind[]> {
  const [preview, policies] = await Promise.all([
    asking(DATA_RETENTION_FAILED)((db) => db.rpc('retention_preview', { club_id_param: clubId })),
    asking(DATA_RETENTION_FAILED)((db) =>
      db.from('retention_policies').select('id, kind, keep_months, version').eq('club_id', clubId),
    ),
  ]);
  return preview.map(({ kind, title, minimum_months: minimumMonths, reason, due, ...row }) => {
    const policy = policies.find((own) => own.kind === kind);
    return {
      kind,
      title,
      minimumMonths,
      reason,
      due,
      // Can be null although its type does not say so: it is a column of a function.
      keepFrom: row.keep_from,
      policy: policy ? { id: policy.id, keepMonths: policy.keep_months, version: policy.version } : null,
    };
  });
}
