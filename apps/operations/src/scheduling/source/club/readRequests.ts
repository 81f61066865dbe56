import { byName } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { OpenForMe, RequestedShift, ShiftOffer, ShiftRequest, Template } from '../schedulingSource';
import { timeOf } from './readRules';
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

/** The requests about shifts that the reader may see. */
export async function readRequests(club: Club): Promise<ShiftRequest[]> {
  const rows = await read((db) =>
    db
      .from('shift_requests')
      .select(
        `id, kind, staff_id, shift_id, colleague_shift_id, colleague_id, colleague_agreed_at, note, status, decision_note,
        shift:shifts!shift_requests_shift(${REQUESTED}), colleague_shift:shifts!shift_requests_colleague_shift(${REQUESTED})`,
      )
      .eq('club_id', club.id)
      .order('created_at')
      .order('id')
      .overrideTypes<RequestRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
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

/** The open offers of shifts that the reader may see, by shift and person. */
export async function readOffers(club: Club): Promise<ShiftOffer[]> {
  const rows = await read((db) =>
    db
      .from('shift_offers')
      .select('id, shift_id, staff_id')
      .eq('club_id', club.id)
      .eq('status', 'open')
      .order('shift_id')
      .order('staff_id'),
  );
  return rows.map((row) => ({ id: row.id, shiftId: row.shift_id, staffId: row.staff_id }));
}

/**
 * The future shifts that are open or need cover, with what the reader may do; none for a person who is not on the
 * staff.
 */
export async function readOpenForMe(club: Club): Promise<OpenForMe[]> {
  const rows = await read((db) => db.rpc('open_shifts_for_me', { club_id: club.id }));
  return rows.map(({ shift_id: shiftId, may, reason }) => ({ shiftId, may: may as OpenForMe['may'], reason }));
}

/** The templates of weeks by name. */
export async function readTemplates(club: Club): Promise<Template[]> {
  const rows = await read((db) =>
    db
      .from('schedule_templates')
      .select(
        'id, name, notes, version, schedule_template_shifts(id, weekday, starts_at, length_minutes, break_minutes, role, location, count, staff_id)',
      )
      .eq('club_id', club.id),
  );
  return rows.sort(byName).map((row) => ({
    id: row.id,
    name: row.name,
    notes: row.notes,
    version: row.version,
    shifts: row.schedule_template_shifts
      .map((shift) => ({
        weekday: shift.weekday,
        startsAt: timeOf(shift.starts_at),
        lengthMinutes: shift.length_minutes,
        breakMinutes: shift.break_minutes,
        role: shift.role,
        location: shift.location,
        count: shift.count,
        staffId: shift.staff_id,
      }))
      .sort((one, other) => JSON.stringify(Object.values(one)).localeCompare(JSON.stringify(Object.values(other)))),
  }));
}
