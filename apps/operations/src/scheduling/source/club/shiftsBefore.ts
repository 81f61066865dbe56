import type { ShiftBefore } from '../rows/request';

/** A shift as a decision stores it (app.shift_before). */
export interface BeforeRow {
  id: string;
  staff_id: string | null;
  needs_cover: boolean;
  role: string;
  location: string | null;
  starts_at: string;
  ends_at: string;
}

export const beforeOf = (row: BeforeRow): ShiftBefore => ({
  id: row.id,
  staffId: row.staff_id,
  needsCover: row.needs_cover,
  role: row.role,
  location: row.location,
  startsAt: new Date(row.starts_at).toISOString(),
  endsAt: new Date(row.ends_at).toISOString(),
});
