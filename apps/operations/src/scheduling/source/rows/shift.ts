export type ShiftStatus = 'draft' | 'published' | 'cancelled';

/** The fields of a shift that a manager sets. */
export interface ShiftPlan {
  /** Its person; null while it is open. */
  staffId: string | null;
  /** The title of a job role. */
  role: string;
  location: string | null;
  /** Moments (ISO 8601). */
  startsAt: string;
  endsAt: string;
  /** Unpaid minutes. */
  breakMinutes: number;
  status: ShiftStatus;
  /** Its person may not be able to work it. */
  needsCover: boolean;
  notes: string | null;
  /** The shifts of a series share one; null for a single shift. */
  seriesId: string | null;
}

/** What people were told of a shift last. */
export type ToldShift = Pick<ShiftPlan, 'staffId' | 'role' | 'location' | 'startsAt' | 'endsAt'>;

/** A person's answer about their published shift. */
export interface ShiftAnswer {
  answer: 'confirmed' | 'declined';
  /** Why it was declined. */
  note: string | null;
  answeredAt: string;
}

/** A shift of the club. */
export interface Shift extends ShiftPlan {
  id: string;
  /** Whether people were ever told about it: then it is canceled, not deleted. */
  wasPublished: boolean;
  /**
   * What people still know of a draft: the shift before it became a draft again. Undefined if no one knows it, such as
   * after it was canceled.
   */
  told?: ToldShift;
  /**
   * Its person's answer; null without one. Managers read all answers, other people their own. Undefined in the row that a
   * write returns.
   */
  answer?: ShiftAnswer | null;
  /** The status of the open shift before auto-fill assigned it. Undefined after any later change. */
  filledFrom?: 'draft' | 'published';
  version: number;
  /** Auto-fill proposes its person, and nothing of that is saved. */
  isProposed?: true;
}
