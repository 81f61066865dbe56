/** An incident as a person reported it and managers completed it. Null where nothing is written. */
export type Incident = {
  id: string;
  severity: string;
  kind: string;
  /** A moment (ISO 8601), like the others. */
  occurredAt: string;
  location: string | null;
  description: string;
  people: string | null;
  witnesses: string | null;
  firstAid: string | null;
  action: string | null;
  /** Paths in the confidential folder of the club. */
  photos: string[];
  signatures: Signature[];
  authorName: string | null;
  reportedAt: string;
  review: string | null;
  closedAt: string | null;
  closedBy: string | null;
};

/** The name of a person who signed. */
export interface Signature {
  name: string;
  role: string;
  /** A day (ISO 8601). The database checks its form, not whether it exists. */
  signedOn: string;
  /** An SVG path on a field of 600 by 200; null if the person only typed the name. */
  drawing: string | null;
}
