/** Blackout days: no one can request time off. */
export interface Blackout {
  id: string;
  startsOn: string;
  /** The last of the days. */
  endsOn: string;
  name: string;
}

export type TimeOffStatus = 'pending' | 'approved' | 'declined' | 'withdrawn';

/** A person's requested days off. */
export interface TimeOff {
  id: string;
  staffId: string;
  startsOn: string;
  /** The last day off. */
  endsOn: string;
  reason: string | null;
  status: TimeOffStatus;
  decisionNote: string | null;
}

/** When a person can or cannot work: on a weekday (0 for Sunday) or on one day. */
export interface Availability {
  id: string;
  staffId: string;
  weekday: number | null;
  day: string | null;
  /** `HH:MM` on the club's clock; the end may be 24:00. */
  fromTime: string;
  toTime: string;
  kind: 'available' | 'unavailable';
  note: string | null;
  /** The first day that an entry for a weekday counts for; null for every day. */
  appliesFrom: string | null;
}
