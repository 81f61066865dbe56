/** A place where something can break. Its QR code, which opens a report, can hang there. */
export interface Place {
  id: string;
  name: string;
  /** False for a retired place: no list shows it, but its code still opens a report. */
  isActive: boolean;
  version: number;
}

export type PlaceDraft = Pick<Place, 'name' | 'isActive'>;

/** A member's report of a problem. Empty texts and an empty place mean none. */
export interface ProblemDraft {
  title: string;
  description: string;
  placeId: string;
  /** Whether a person could get hurt. */
  isUrgent: boolean;
}
