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

export type QuestionType = 'rating' | 'yes_no' | 'text' | 'group';

/** A question as a person writes it. */
export interface SurveyQuestion {
  question: string;
  type: QuestionType;
  /** Ratings of one category make one figure, and comments of it one topic; empty without one. */
  category: string;
  /** Its share of yes is the club's intent to return. */
  isIntentToReturn: boolean;
  isRequired: boolean;
  /** The groups of people to choose from; empty for questions of other types. A survey asks about one. */
  options: readonly string[];
}

/** What a person enters about a survey. */
export interface SurveyDraft {
  kind: SurveyKind;
  title: string;
  introduction: string;
  /** Days (ISO 8601); empty for a draft, and for one without a last day. */
  opensOn: string;
  closesOn: string;
  /** In order. */
  questions: readonly SurveyQuestion[];
}

/** A survey with its questions. */
export interface SurveyDetail extends SurveyDraft {
  id: string;
  version: number;
  /** Null for a survey about no season. */
  seasonId: string | null;
}

/** Someone who was asked. Nothing tells what they answered. */
export interface Invitation {
  id: string;
  name: string;
  email: string;
  /** The club's day (ISO 8601) on which a link was last sent or handed out; null if never. */
  sentOn: string | null;
  isAnswered: boolean;
}

/** Someone to ask. */
export interface Invitee {
  name: string;
  email: string;
}

/** Someone who was asked just now, with the token of their link. */
export interface InvitedPerson extends Invitee {
  token: string;
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

/** How many gave each answer to a question: everyone, or one group of people. */
export interface Distribution {
  questionId: string;
  question: string;
  type: 'rating' | 'yes_no';
  /** The groups of a question in order; null for everyone. */
  group: DistributionGroup | null;
  answers: number;
  /** Of 1 to 5, or of yes and no. */
  counts: readonly number[];
  /** The mean of ratings with one decimal; null for yes and no. */
  rating: number | null;
}

/** Without a name: the people of small groups, and those who named none. */
interface DistributionGroup {
  name: string | null;
}

/** The answers of a survey that stand out. */
export interface Insight {
  kind: 'strongest' | 'weakest' | 'intent_to_return';
  question: string;
  percent: number;
}
