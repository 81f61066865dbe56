/** A practice session of the staff. */
export interface InServiceSession {
  id: string;
  /** The club's day. */
  heldOn: string;
  topic: string;
  minutes: number;
  ledBy: string | null;
  notes: string | null;
  /** The attendees. */
  staffIds: readonly string[];
  version: number;
}

export type SessionDraft = Omit<InServiceSession, 'id' | 'version'>;
