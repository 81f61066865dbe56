// The rows and functions of the database
export type { Database, Json } from './generated/database';

// What it says about a row that it refuses
export { isSentence } from './refusals/isSentence';
export { worded } from './refusals/worded';
export type { FunctionRefusals, RaisedRefusal } from './refusals/functionRefusals';
export type { RuleProblem, RuleProblems } from './refusals/ruleProblems';
export type { TableRefusals } from './refusals/tableRefusals';
