export { lawfulAge } from './lawfulAge';
export {
  employmentProblems,
  type EmployedPerson,
  type EmploymentProblem,
  type EmploymentRules,
  type MinimumWage,
} from './employmentProblems';
