/** A person who worked a past season. */
export interface FormerMember {
  staffId: string;
  name: string;
  role: string;
  /** 'finished' stayed to the end, 'left' went before; null while the season runs. */
  outcome: 'finished' | 'left' | null;
  /** Whether the club would hire them again. */
  isEligible: boolean;
  /** Whether they are part of the season after it. */
  hasReturned: boolean;
}

export interface LastSeason {
  id: string;
  year: string;
  /** Ordered by name. */
  people: readonly FormerMember[];
}

/** What became of one person who was chosen for rehiring, in the database's words. */
export interface RehireOutcome {
  staffId: string;
  name: string;
  role: string;
  outcome:
    'rehired' | 'back already' | 'left since' | 'no free position' | 'not eligible' | 'too young' | 'needs a reason';
  /** The status that the person has afterwards. */
  status: string;
}
