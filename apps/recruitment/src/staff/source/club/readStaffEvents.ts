import { asking } from '@platform/module-kit/screens';
import { staffEventInWords } from '../../rules/eventInWords';
import type { PersonEvent } from '../rows/staffMember';
import { failures } from '../failures';

/**
 * A person's pay changes, overridden rules, and rehires. Only managers and administrators read them.
 * @throws DataError
 */
export async function readStaffEvents(staffId: string): Promise<PersonEvent[]> {
  const rows = await asking(failures.history)((db) =>
    db
      .from('staff_events')
      .select('id, kind, from_rate, to_rate, warning, reason, season, role, actor_name, happened_at')
      .eq('staff_id', staffId)
      // A demo club's clock stands still; the server's does not.
      .order('happened_at', { ascending: false })
      .order('created_at', { ascending: false }),
  );
  return rows.map(({ id, happened_at: at, actor_name: by, from_rate: from, to_rate: to, ...row }) => ({
    id,
    at,
    what: staffEventInWords({ ...row, from, to }),
    by,
  }));
}
