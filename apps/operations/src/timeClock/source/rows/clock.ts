/** The clock status of today's shift. */
export type Standing = 'coming' | 'late' | 'missed' | 'working' | 'on_break' | 'worked';

/** A shift of the club's day with the hours clocked for it, or work without a shift. Moments are ISO 8601. */
export interface ClockLine {
  /** Null: the work was not planned. */
  shiftId: string | null;
  entryId: string | null;
  staffId: string;
  name: string;
  role: string;
  location: string | null;
  startsAt: string | null;
  endsAt: string | null;
  clockedInAt: string | null;
  clockedOutAt: string | null;
  standing: Standing;
  /** Minutes beyond the club's tolerance; 0 if none. */
  cameEarly: number;
  cameLate: number;
}

/** The reader's clock status. */
export interface OwnClock {
  staffId: string;
  /** The running entry; null while the reader is not at work. */
  entry: { role: string; since: string; breakSince: string | null } | null;
  /** The next published shift. */
  nextShift: { role: string; location: string | null; startsAt: string; endsAt: string } | null;
}
