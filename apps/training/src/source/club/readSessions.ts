import { dataOf } from '@platform/module-kit';
import { everyPage, PAGE } from '@platform/module-kit/screens';
import { supabase, type Club } from '@platform/session';
import type { InServiceSession } from '../trainingSource';
import { FETCH_FAILED } from './words';

interface SessionRow {
  id: string;
  held_on: string;
  topic: string;
  minutes: number;
  led_by: string | null;
  notes: string | null;
  version: number;
  in_service_attendances: { staff_id: string }[];
}

/**
 * The in-service sessions of the club, the latest first.
 * @param staffId only those that this person was at
 */
export async function readSessions(club: Club, staffId?: string): Promise<InServiceSession[]> {
  const client = await supabase();
  const rows = await everyPage<SessionRow>((after) => {
    const sessions = client
      .from('in_service_sessions')
      .select('id, held_on, topic, minutes, led_by, notes, version, in_service_attendances!inner(staff_id)')
      .eq('club_id', club.id);
    const wanted = staffId === undefined ? sessions : sessions.eq('in_service_attendances.staff_id', staffId);
    const rest = after ? wanted.gt('id', after.id) : wanted;
    return dataOf(rest.order('id').limit(PAGE), FETCH_FAILED);
  });
  return rows
    .sort((a, b) => b.held_on.localeCompare(a.held_on))
    .map((row) => ({
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
