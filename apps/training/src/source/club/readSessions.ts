import { everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { InServiceSession } from '../rows/session';
import { read } from './requests';

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
 * The club's in-service sessions, the latest first.
 * @param staffId only those that this person attended
 */
export async function readSessions(club: Club, staffId?: string): Promise<InServiceSession[]> {
  const rows = await everyPage<SessionRow>((after) =>
    read((db) => {
      const sessions = db
        .from('in_service_sessions')
        .select('id, held_on, topic, minutes, led_by, notes, version, in_service_attendances!inner(staff_id)')
        .eq('club_id', club.id);
      const wanted = staffId === undefined ? sessions : sessions.eq('in_service_attendances.staff_id', staffId);
      const rest = after ? wanted.gt('id', after.id) : wanted;
      return rest.order('id').limit(PAGE);
    }),
  );
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
