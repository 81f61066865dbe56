export type SurveyKind = 'member' | 'exit';
export type SurveyStatus = 'draft' | 'planned' | 'open' | 'closed';

/** A survey about a season, with how many were asked and how many have answered. */
export interface Survey {
  id: string;
  kind: SurveyKind;
  title: string;
  status: SurveyStatus;
  /** Days (ISO 8601); null for a draft, and for one without a last day. */
  opensOn: string | null;
  closesOn: string | null;
  invited: number;
  completed: number;
  /** Percent of the invited; null if no one was invited. */
  responseRate: number | null;
}

/** How one question was answered. */
export interface QuestionResult {
  id: string;
  question: string;
  type: 'rating' | 'yes_no';
  /** Percent of yes, or of 4 and 5 of 5; null until the survey has closed with enough responses. */
  percent: number | null;
  /** The people who answered it. */
  answers: number;
  /** Its share of yes is the club's intent to return. */
  isIntentToReturn: boolean;
}

/** What stands out of a survey's answers. */
export interface Insight {
  kind: 'strongest' | 'weakest' | 'intent_to_return';
  question: string;
  percent: number;
}
