import { byName, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { OpenForMe, RequestedShift, ShiftOffer, ShiftRequest } from '../rows/request';
import type { Template, TemplateShift } from '../rows/week';
import { byCreation, compare } from './order';
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

/** The open offers of shifts that the reader may see, by shift and person. */
export async function readOffers(club: Club): Promise<ShiftOffer[]> {
  const rows = await everyPage<{ id: string; shift_id: string; staff_id: string }>((after) =>
    read((db) => {
      const offers = db
        .from('shift_offers')
        .select('id, shift_id, staff_id')
        .eq('club_id', club.id)
        .eq('status', 'open');
      return (after ? offers.gt('id', after.id) : offers).order('id').limit(PAGE);
    }),
  );
  rows.sort((one, two) => compare(one.shift_id, two.shift_id) || compare(one.staff_id, two.staff_id));
  return rows.map((row) => ({ id: row.id, shiftId: row.shift_id, staffId: row.staff_id }));
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

interface TemplateShiftRow {
  id: string;
  template_id: string;
  weekday: number;
  starts_at: string;
  length_minutes: number;
  break_minutes: number;
  role: string;
  location: string | null;
  count: number;
  staff_id: string | null;
}

/** The templates of weeks by name. */
export async function readTemplates(club: Club): Promise<Template[]> {
  const [templates, shifts] = await Promise.all([
    read((db) => db.from('schedule_templates').select('id, name, notes, version').eq('club_id', club.id)),
    everyPage<TemplateShiftRow>((after) =>
      read((db) => {
        const all = db
          .from('schedule_template_shifts')
          .select('id, template_id, weekday, starts_at, length_minutes, break_minutes, role, location, count, staff_id')
          .eq('club_id', club.id);
        return (after ? all.gt('id', after.id) : all).order('id').limit(PAGE);
      }),
    ),
  ]);
  return templates.sort(byName).map(({ id, name, notes, version }) => ({
    id,
    name,
    notes,
    version,
    shifts: shifts
      .filter((shift) => shift.template_id === id)
      .map(templateShiftOf)
      .sort((one, other) => JSON.stringify(Object.values(one)).localeCompare(JSON.stringify(Object.values(other)))),
  }));
}

const templateShiftOf = (row: TemplateShiftRow): TemplateShift => ({
  weekday: row.weekday,
  startsAt: timeOf(row.starts_at),
  lengthMinutes: row.length_minutes,
  breakMinutes: row.break_minutes,
  role: row.role,
  location: row.location,
  count: row.count,
  staffId: row.staff_id,
});
