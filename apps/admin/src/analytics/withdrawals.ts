import { asking, saving } from '@platform/module-kit/screens';

/** A release that the platform withdrew, and that no member of the firm has handled yet. */
export interface Withdrawal {
  id: number;
  moduleId: string;
  version: string;
  channel: string;
  /** The release that clubs have instead; null if there was none to return to. */
  backTo: string | null;
  failures: number;
  /** The number of browsers in which it froze the page; 0 if that was not the reason. */
  freezes: number;
  at: Date;
}

/** The cache key of the open withdrawals. */
export const withdrawalsKey = ['admin', 'withdrawals'] as const;

/** Open withdrawals, newest first. A club's administrator has none. */
export async function readWithdrawals(): Promise<Withdrawal[]> {
  const rows = await asking('Failed to load the notices')((db) =>
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

/** Records that the firm has handled it. */
export async function seeWithdrawal(id: number): Promise<void> {
  await saving('Failed to close the notice')((db) => db.rpc('see_withdrawal', { withdrawal_id_param: id }));
}
