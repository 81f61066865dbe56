import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { payEventInWords } from './eventInWords';
import type { PersonEvent } from './staffMember';
import { failures } from './words';

/** Changes of a person's pay, and rules that a reason has overridden. Only managers and administrators read them. */
export async function readPayEvents(staffId: string): Promise<PersonEvent[]> {
  const client = await supabase();
  const rows = await dataOf(
    client
      .from('staff_events')
      .select('id, kind, from_rate, to_rate, warning, reason, actor_name, happened_at')
      .eq('staff_id', staffId)
      // The clock of a demo club stands still; the server's does not.
      .order('happened_at', { ascending: false })
      .order('created_at', { ascending: false }),
    failures.history,
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.happened_at,
    what: payEventInWords({
      kind: row.kind === 'pay' ? 'pay' : 'override',
      from: row.from_rate,
      to: row.to_rate,
      warning: row.warning,
      reason: row.reason,
    }),
    by: row.actor_name,
  }));
}
