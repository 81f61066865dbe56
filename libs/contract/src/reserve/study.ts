/** A part of the club that wears out and is replaced. */
export interface Component {
  name: string;
  usefulYears: number;
  /** From the year of the study; 0: it is replaced in that year. */
  remainingYears: number;
  /** Cents, at the prices of the year of the study. */
  cost: number;
}

/** What a club has set aside, and what it adds. */
export interface Plan {
  /** Four digits. */
  studyYear: string;
  /** Cents in the reserve when the year of the study begins. */
  balance: number;
  /** Cents that the club sets aside each year. */
  yearlyContribution: number;
  inflationPercent: number;
  interestPercent: number;
}
