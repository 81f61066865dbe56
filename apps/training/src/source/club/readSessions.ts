import { dataOf } from '@platform/module-kit';
import { supabase, type Club } from '@platform/session';
import type { InServiceSession } from '../trainingSource';
import { allRows } from './allRows';
import { FETCH_FAILED } from './words';

/**
 * The in-service sessions of the club, the latest first.
 * @param staffId only those that this person was at
 */
export async function readSessions(club: Club, staffId?: string): Promise<InServiceSession[]> {
  const client = await supabase();
  const rows = await allRows((from, to) => {
    const sessions = client
      .from('in_service_sessions')
      .select('id, held_on, topic, minutes, led_by, notes, version, in_service_attendances!inner(staff_id)')
      .eq('club_id', club.id);
    return dataOf(
      (staffId === undefined ? sessions : sessions.eq('in_service_attendances.staff_id', staffId))
        .order('held_on', { ascending: false })
        .order('id')
        .range(from, to),
      FETCH_FAILED,
    );
  });
  return rows.map((row) => ({
    id: row.id,
    heldOn: row.held_on,
    topic: row.topic,
    minutes: row.minutes,
    ledBy: row.led_by,
    notes: row.notes,
    staffIds: row.in_service_attendances.map((attendance) => attendance.staff_id),
    version: row.version,
  }));
}
