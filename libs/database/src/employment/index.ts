export { lawfulAge } from './lawfulAge';
export { ageInWords, requiredAge, type RoleAges } from './requiredAge';
export {
  employmentProblems,
  minimumWageProblem,
  type EmployedPerson,
  type EmploymentProblem,
  type EmploymentRules,
  type MinimumWage,
} from './employmentProblems';
