/** A person who worked a past season. */
export interface FormerMember {
  staffId: string;
  name: string;
  role: string;
  /** 'finished' stayed to the end, 'left' went before it; null in a current season. */
  outcome: 'finished' | 'left' | null;
  /** Whether the club would hire them again. */
  isEligible: boolean;
  /** Whether they are part of the next season. */
  hasReturned: boolean;
}

export interface LastSeason {
  id: string;
  year: string;
  /** Ordered by name. */
  people: readonly FormerMember[];
}

/** The result for one person chosen for rehiring, in the database's words. */
export interface RehireOutcome {
  staffId: string;
  name: string;
  role: string;
  outcome:
    'rehired' | 'back already' | 'left since' | 'no free position' | 'not eligible' | 'too young' | 'needs a reason';
  /** The person's new status. */
  status: string;
}
