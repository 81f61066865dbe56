import type { Shift } from './shift';

/** An open shift for one person: whether they may take it, ask for it, or neither, and what prevents them. */
export interface OpenForMe {
  shiftId: string;
  may: 'take' | 'ask' | 'no';
  /** Empty if nothing does. */
  reason: string;
}

/** A person's request about a published shift. */
export interface ShiftRequest {
  id: string;
  kind: 'drop' | 'swap' | 'pickup';
  staffId: string;
  shiftId: string;
  colleagueShiftId: string | null;
  colleagueId: string | null;
  colleagueAgreedAt: string | null;
  note: string | null;
  status: 'open' | 'approved' | 'declined' | 'withdrawn' | 'cancelled';
  decisionNote: string | null;
  /** The shifts it is about, with the data for their description. */
  shift: RequestedShift | null;
  colleagueShift: RequestedShift | null;
}

/** The shift of a request. */
export type RequestedShift = Pick<Shift, 'id' | 'staffId' | 'role' | 'location' | 'startsAt' | 'endsAt'>;

/** An open offer of a shift to one person. */
export interface ShiftOffer {
  id: string;
  shiftId: string;
  staffId: string;
}
