export type VoteOutcome = 'chosen' | 'tie' | 'no_quorum' | 'withdrawn';

/** A person who may vote. */
export interface Voter {
  id: string;
  name: string;
  isReader: boolean;
  /** What they voted for, counted from 1. Until the result is counted, known only of the reader. */
  option: number | null;
}

/** What a manager enters to start a vote. */
export interface VoteDraft {
  question: string;
  options: string[];
  /** The option that approves the project, counted from 1; null if none does. */
  approvingOption: number | null;
  /** Accounts of the people who may vote. */
  voterIds: string[];
  /** How many must vote for an option to be chosen. */
  quorum: number | null;
  /** ISO 8601. */
  closesAt: string;
}

/** A vote on a capital project. */
export interface ProjectVote {
  id: string;
  question: string;
  options: string[];
  approvingOption: number | null;
  quorum: number;
  /** ISO 8601. */
  closesAt: string;
  /** How many have voted. */
  ballots: number;
  /** Null until the result is counted. */
  outcome: VoteOutcome | null;
  /** Counted from 1. */
  chosenOption: number | null;
  /** By name. */
  voters: Voter[];
}

/** A person who can be asked to vote. */
export interface PossibleVoter {
  id: string;
  name: string;
  isOnBoard: boolean;
  isReader: boolean;
}
