/** A visit that a vendor made. */
export interface MadeVisit {
  id: string;
  /** ISO 8601. */
  day: string;
  vendorId: string;
  vendor: string;
  /** Empty if no one wrote it down. */
  purpose: string;
}

/** An item of a checklist that someone checked off. */
export interface DoneItem {
  id: string;
  /** The day (ISO 8601) on which it was checked off, on the club's calendar. */
  day: string;
  checklist: string;
  item: string;
}
