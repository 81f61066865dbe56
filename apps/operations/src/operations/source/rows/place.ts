/** Where something breaks. A QR code with its report can hang there. */
export interface Place {
  id: string;
  name: string;
  /** False: on no list any more, but its code still opens a report. */
  isActive: boolean;
  version: number;
}

export type PlaceDraft = Pick<Place, 'name' | 'isActive'>;

/** What a person of the club says is broken. Texts are empty where there are none, and so is the place. */
export interface ProblemDraft {
  title: string;
  description: string;
  placeId: string;
  /** A person can get hurt. */
  isUrgent: boolean;
}
