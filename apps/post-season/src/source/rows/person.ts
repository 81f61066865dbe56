/** The review of a person at the end of a season. */
export interface StaffReview {
  id: string;
  version: number;
  /** 1 to 5. */
  rating: number;
  /** Empty without any. */
  strengths: string;
  improvements: string;
  /** Whether the reviewer would hire the person again; null if they did not answer. */
  rehire: boolean | null;
  /** The day (ISO 8601). */
  reviewedOn: string;
}

/** The fields that a person enters for a review. */
export interface ReviewDraft extends Record<string, unknown> {
  rating: number | null;
  strengths: string;
  improvements: string;
  rehire: 'yes' | 'no' | '';
}

/** A person who worked a season. */
export interface SeasonPerson {
  /** Of the staff. */
  id: string;
  name: string;
  role: string;
  /** Null while the season runs. */
  outcome: 'finished' | 'left' | null;
  /** Whether the club would hire them again. */
  mayReturn: boolean;
  /** Whether keys, uniform and equipment are back. */
  hasReturnedEquipment: boolean;
  /** When the club asked them to return (ISO 8601); null until then. */
  askedAt: string | null;
  /** Their answer; null until then. */
  wantsToReturn: boolean | null;
  /** Whether they are part of the next season. */
  isBack: boolean;
  review: StaffReview | null;
}
