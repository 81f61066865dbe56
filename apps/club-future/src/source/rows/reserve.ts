/** What a person enters of a component. */
export interface ComponentDraft {
  name: string;
  usefulYears: number | null;
  /** From the year of the study; 0: it is replaced in that year. */
  remainingYears: number | null;
  /** Cents, at the prices of the year of the study. */
  cost: number | null;
}

/** A part of the club that wears out and is replaced. */
export interface ReserveComponent extends ComponentDraft {
  id: string;
  usefulYears: number;
  remainingYears: number;
  cost: number;
  version: number;
}

/** What a person enters of the study. */
export interface ReservePlanDraft {
  /** Four digits. */
  studyYear: string;
  /** Cents in the reserve when the year of the study begins. */
  balance: number | null;
  /** Cents that the club sets aside each year. */
  yearlyContribution: number | null;
  inflationPercent: number | null;
  interestPercent: number | null;
}

export interface ReservePlan extends ReservePlanDraft {
  balance: number;
  yearlyContribution: number;
  inflationPercent: number;
  interestPercent: number;
  version: number;
}

/** The reserve study of a club. */
export interface ReserveStudy {
  /** Null while the club has none. */
  plan: ReservePlan | null;
  /** By name. */
  components: ReserveComponent[];
}
