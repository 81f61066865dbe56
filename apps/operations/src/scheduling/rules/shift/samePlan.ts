import type { Shift, ShiftPlan } from '../../source/rows/shift';

/** The part of a shift that a manager sets. */
export const planOfShift = ({
  id: _id,
  version: _version,
  wasPublished: _was,
  told: _told,
  answer: _answer,
  filledFrom: _filledFrom,
  ...plan
}: Shift): ShiftPlan => plan;

const FIELDS = [
  'staffId',
  'role',
  'location',
  'startsAt',
  'endsAt',
  'breakMinutes',
  'status',
  'needsCover',
  'notes',
  'seriesId',
] as const satisfies readonly (keyof ShiftPlan)[];

/** Whether a shift is unchanged since an action, so that no one else has changed it. */
export function isAs(shift: ShiftPlan | undefined, plan: ShiftPlan | null): boolean {
  if (!shift || plan === null) return !shift && plan === null;
  return FIELDS.every((field) => shift[field] === plan[field]);
}
