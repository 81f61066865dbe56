import { everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { OpenForMe, RequestedShift, ShiftRequest } from '../rows/request';
import { byCreation } from './order';
import { read } from './requests';

interface RequestedRow {
  id: string;
  staff_id: string | null;
  role: string;
  location: string | null;
  starts_at: string;
  ends_at: string;
}

const REQUESTED = 'id, staff_id, role, location, starts_at, ends_at';

const requestedOf = (row: RequestedRow | null): RequestedShift | null =>
  row && {
    id: row.id,
    staffId: row.staff_id,
    role: row.role,
    location: row.location,
    startsAt: new Date(row.starts_at).toISOString(),
    endsAt: new Date(row.ends_at).toISOString(),
  };

interface RequestRow {
  id: string;
  created_at: string;
  kind: ShiftRequest['kind'];
  staff_id: string;
  shift_id: string;
  colleague_shift_id: string | null;
  colleague_id: string | null;
  colleague_agreed_at: string | null;
  note: string | null;
  status: ShiftRequest['status'];
  decision_note: string | null;
  shift: RequestedRow | null;
  colleague_shift: RequestedRow | null;
}

/** The requests about shifts that the reader may see, the newest last. */
export async function readRequests(club: Club): Promise<ShiftRequest[]> {
  const rows = await everyPage<RequestRow>((after) =>
    read((db) => {
      const requests = db
        .from('shift_requests')
        .select(
          `id, created_at, kind, staff_id, shift_id, colleague_shift_id, colleague_id, colleague_agreed_at, note, status, decision_note,
        shift:shifts!shift_requests_shift(${REQUESTED}), colleague_shift:shifts!shift_requests_colleague_shift(${REQUESTED})`,
        )
        .eq('club_id', club.id);
      const rest = after ? requests.gt('id', after.id) : requests;
      return rest.order('id').limit(PAGE).overrideTypes<RequestRow[], { merge: false }>();
    }),
  );
  return rows.sort(byCreation).map((row) => ({
    id: row.id,
    kind: row.kind,
    staffId: row.staff_id,
    shiftId: row.shift_id,
    colleagueShiftId: row.colleague_shift_id,
    colleagueId: row.colleague_id,
    colleagueAgreedAt: row.colleague_agreed_at,
    note: row.note,
    status: row.status,
    decisionNote: row.decision_note,
    shift: requestedOf(row.shift),
    colleagueShift: requestedOf(row.colleague_shift),
  }));
}

interface OpenForMeRow {
  shift_id: string;
  may: string;
  reason: string;
  starts_at: string;
}

/**
 * The future shifts that are open or need cover, with what the reader may do; none for a person who is not on the
 * staff.
 */
export async function readOpenForMe(club: Club): Promise<OpenForMe[]> {
  const rows = await everyPage<OpenForMeRow>((after) =>
    read((db) => {
      const rest = after && { after_start: after.starts_at, after_id: after.shift_id };
      return db.rpc('open_shifts_for_me', { club_id: club.id, ...rest });
    }),
  );
  return rows.map(({ shift_id: shiftId, may, reason }) => ({ shiftId, may: may as OpenForMe['may'], reason }));
}
