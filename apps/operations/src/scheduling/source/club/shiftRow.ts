import type { Shift, ShiftAnswer, ShiftPlan, ShiftStatus, ToldShift } from '../rows/shift';

export const SHIFT_COLUMNS =
  'id, staff_id, role, location, starts_at, ends_at, break_minutes, status, needs_cover, notes, series_id, published_at, filled_from, published_as, version';

/** The columns of a shift, with its person's answer. A write does not read the answer, because it may end it. */
export const READ_COLUMNS = `${SHIFT_COLUMNS}, shift_answers(answer, note, answered_at)` as const;

export interface ShiftRow {
  id: string;
  staff_id: string | null;
  role: string;
  location: string | null;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  status: string;
  needs_cover: boolean;
  notes: string | null;
  series_id: string | null;
  published_at: string | null;
  filled_from: string | null;
  published_as: unknown;
  version: number;
  shift_answers?: { answer: string; note: string | null; answered_at: string }[];
}

type ToldRow = Pick<ShiftRow, 'staff_id' | 'role' | 'location' | 'starts_at' | 'ends_at'>;

function answerOf(row: NonNullable<ShiftRow['shift_answers']>[number] | undefined): ShiftAnswer | null {
  if (!row) return null;
  const answeredAt = new Date(row.answered_at).toISOString();
  return { answer: row.answer as ShiftAnswer['answer'], note: row.note, answeredAt };
}

/** A published shift is what people were told, so only a draft says it. */
function toldOf({ status, published_as: told }: ShiftRow): Pick<Shift, 'told'> {
  if (status !== 'draft' || !told) return {};
  const known = told as ToldRow;
  return {
    told: {
      staffId: known.staff_id,
      role: known.role,
      location: known.location,
      startsAt: new Date(known.starts_at).toISOString(),
      endsAt: new Date(known.ends_at).toISOString(),
    } satisfies ToldShift,
  };
}

export const shiftOf = (row: ShiftRow): Shift => ({
  id: row.id,
  staffId: row.staff_id,
  role: row.role,
  location: row.location,
  startsAt: new Date(row.starts_at).toISOString(),
  endsAt: new Date(row.ends_at).toISOString(),
  breakMinutes: row.break_minutes,
  status: row.status as ShiftStatus,
  needsCover: row.needs_cover,
  notes: row.notes,
  seriesId: row.series_id,
  wasPublished: row.published_at !== null,
  ...toldOf(row),
  ...(row.shift_answers && { answer: answerOf(row.shift_answers[0]) }),
  ...(row.filled_from && { filledFrom: row.filled_from as Shift['filledFrom'] }),
  version: row.version,
});

export const columnsOf = (plan: ShiftPlan) => ({
  staff_id: plan.staffId,
  role: plan.role,
  location: plan.location,
  starts_at: plan.startsAt,
  ends_at: plan.endsAt,
  break_minutes: plan.breakMinutes,
  status: plan.status,
  needs_cover: plan.needsCover,
  notes: plan.notes,
  series_id: plan.seriesId,
});
