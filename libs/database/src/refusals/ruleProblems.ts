/** The texts of one rule: its sentences, and what to do next. */
export interface RuleProblem {
  /** No one overrides what is hard; what is soft takes a reason. */
  kind: 'hard' | 'soft';
  /** Each `%` is replaced by a value. Absent where a function of its own says it. */
  message?: string;
  hint: string;
  /** Further sentences have names of their own words. */
  [sentence: string]: string | undefined;
}

/** What a function of the database lists, by the name of each rule, in its order. */
export type RuleProblems = Readonly<Record<string, RuleProblem>>;
