import { asking } from '@platform/module-kit/screens';
import type { Withdrawal } from '../rows/withdrawal';
import { NOTICES_FAILED } from '../failures';

/** Open withdrawals, newest first. A club's administrator has none. */
export async function listWithdrawals(): Promise<Withdrawal[]> {
  const rows = await asking(NOTICES_FAILED)((db) =>
    db
      .from('release_withdrawals')
      .select('id, module_id, release_version, channel, back_to, failures, freezes, created_at')
      .is('seen_at', null)
      .order('created_at', { ascending: false })
      .limit(20),
  );
  return rows.map((row) => ({
    id: row.id,
    moduleId: row.module_id,
    version: row.release_version,
    channel: row.channel,
    backTo: row.back_to,
    failures: row.failures,
    freezes: row.freezes,
    at: new Date(row.created_at),
  }));
}
