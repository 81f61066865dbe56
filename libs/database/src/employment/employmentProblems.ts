import { minimum_wage_problem, staff_problems } from '../generated/problems';
import type { RuleProblem } from '../refusals/ruleProblems';
import { worded } from '../refusals/worded';
import type { RoleAges } from './requiredAge';

/** What the rules of age and pay ask about a person. Days are `YYYY-MM-DD`; empty where they are not known. */
export interface EmployedPerson {
  role: string;
  status: string;
  birthDate: string;
  startDate: string;
  /** Cents an hour. */
  pay: number | null;
}

export interface MinimumWage {
  /** Cents an hour. */
  cents: number;
  /** Where it comes from, as the database says it. */
  source: string;
}

/** What holds for a person in their role at their club. */
export interface EmploymentRules extends RoleAges {
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  minimumWage: MinimumWage;
}

export interface EmploymentProblem {
  /** A hard problem is refused by law; a soft one needs a reason. */
  kind: RuleProblem['kind'];
  rule: keyof typeof staff_problems;
  message: string;
}

/**
 * What is wrong with a person as they would be saved. The database holds the same rules (`app.staff_problems`).
 * @param stored the stored person; null for a new one. Unchanged values are not checked again.
 */
export function employmentProblems(
  person: EmployedPerson,
  stored: EmployedPerson | null,
  rules: EmploymentRules,
): EmploymentProblem[] {
  const comesBack = stored === null || (stored.status === 'Inactive' && person.status !== 'Inactive');
  const firstDay = person.startDate || rules.today;
  const age = person.birthDate === '' ? null : yearsBetween(person.birthDate, firstDay);
  const asksAge =
    comesBack ||
    person.role !== stored.role ||
    person.birthDate !== stored.birthDate ||
    person.startDate !== stored.startDate;
  return [
    ...(asksAge && age !== null ? ageProblems(age, rules) : []),
    ...(comesBack || person.pay !== stored.pay ? payProblems(person.pay, age, rules.minimumWage) : []),
    ...(person.startDate !== stored?.startDate && person.startDate > yearAfter(rules.today)
      ? [soft('far_first_day', staff_problems.far_first_day.message)]
      : []),
  ];
}

function ageProblems(age: number, { lawfulAge, minimumAge }: EmploymentRules): EmploymentProblem[] {
  if (age < lawfulAge) {
    const { federalLawAllowsNoOneUnder15: asLifeguard, federalLawAllowsNoOneUnder14: anywhere } =
      staff_problems.lawful_age;
    const message = lawfulAge === 15 && age === 14 ? asLifeguard : worded(anywhere, String(age));
    return [{ kind: 'hard', rule: 'lawful_age', message }];
  }
  if (minimumAge === null || age >= minimumAge) return [];
  const own = worded(staff_problems.role_age.message, String(minimumAge), String(age));
  return [soft('role_age', minimumAge >= 18 ? own + staff_problems.role_age.federalLawKeepsHazardous : own)];
}

/** What federal law allows for people under 20 in their first 90 days, in cents (29 U.S.C. 206(g)). */
const YOUTH_WAGE = 425;

function payProblems(pay: number | null, age: number | null, minimumWage: MinimumWage): EmploymentProblem[] {
  const problem = minimumWageProblem(pay, age, minimumWage);
  return problem === null ? [] : [soft('minimum_wage', problem)];
}

/**
 * The warning about pay below the minimum wage, or null. The database holds the same rule
 * (`app.minimum_wage_problem`).
 * @param pay cents an hour; null where none is agreed
 * @param age in years on the first day; null where it is not known
 */
export function minimumWageProblem(
  pay: number | null,
  age: number | null,
  { cents, source }: MinimumWage,
): string | null {
  if (pay === null || pay >= cents) return null;
  const below = worded(minimum_wage_problem.message, dollars(pay), dollars(cents), source);
  return age !== null && age < 20 && pay >= YOUTH_WAGE ? below + minimum_wage_problem.federalLawAllows : below;
}

const soft = (rule: EmploymentProblem['rule'], message: string): EmploymentProblem => ({ kind: 'soft', rule, message });

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Whole years from one day to another; negative where the other comes first. */
function yearsBetween(from: string, to: string): number {
  if (to < from) return -yearsBetween(to, from) || 0;
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}

/** The same day a year later; the last of February stays in it. */
function yearAfter(day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  return `${year}-${day.slice(5) === '02-29' ? '02-28' : day.slice(5)}`;
}
