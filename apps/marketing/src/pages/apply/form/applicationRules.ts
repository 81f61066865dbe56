import { ENTER_EMAIL, ENTER_YOUR_NAME, isTypedDay } from '@platform/module-kit/screens';
import { isEmailAddress } from '@platform/contract';
import { phoneProblem } from '@platform/contract/forms';
import { limitProblem } from '@platform/ui';
import { dayAt } from '@platform/ui/dates';
import type { FieldErrors, Verdict } from '../../form/useSendingForm';
import type { Application } from './application';
import type { OpenRole } from '../clubPage';

/** Most characters of each field, as in the function. */
export const longest = { name: 120, email: 254, phone: 40, message: 2000, website: 200 } as const;

const limited = ['name', 'email', 'phone', 'message'] as const;

/**
 * Errors of the first and the last day of work: a malformed day, a last day before the first, or a last day in the past.
 * @param today the club's day (ISO 8601)
 */
function daysProblems({ firstDay, lastDay }: Application, today: string): FieldErrors<Application> {
  const errors: FieldErrors<Application> = {};
  if (firstDay && !isTypedDay(firstDay)) errors.firstDay = 'Enter a day with a year such as 2026.';
  if (lastDay && !isTypedDay(lastDay)) errors.lastDay = 'Enter a day with a year such as 2026.';
  else if (lastDay && firstDay && lastDay < firstDay) errors.lastDay = 'The last day comes before the first.';
  else if (lastDay && lastDay < today) errors.lastDay = 'This day has passed. Enter the last day that you can work.';
  return errors;
}

/**
 * Checks an application before it is sent. Position, name, email address, days of work, age and consent are required; a
 * field of spaces counts as empty, and every text has a limit.
 * @param roles the positions to choose from
 * @param today the club's day (ISO 8601); the visitor's own by default
 */
export function judgeApplication(
  application: Application,
  roles: readonly Pick<OpenRole, 'id' | 'title' | 'minimum_age'>[],
  today = dayAt(new Date()),
): Verdict<Application> {
  const { jobRoleIds, name, email, firstDay, lastDay, ageBand, daysPerWeek, certificates, consent } = application;
  const errors: FieldErrors<Application> = {};
  if (jobRoleIds.length === 0) errors.jobRoleIds = 'Choose at least one position.';
  if (name.trim() === '') errors.name = ENTER_YOUR_NAME;
  if (email.trim() === '') errors.email = 'Enter your email address, so that the club can reply.';
  if (firstDay === '') errors.firstDay = 'Enter the first day that you can work.';
  if (lastDay === '') errors.lastDay = 'Enter the last day that you can work.';
  if (daysPerWeek === '') errors.daysPerWeek = 'Choose how many days a week you can work.';
  if (ageBand === '') errors.ageBand = 'Choose how old you are.';
  if (!consent) errors.consent = 'The club needs this to decide about your application.';
  const isMissing = Object.keys(errors).length > 0;
  if (!errors.email && !isEmailAddress(email.trim())) {
    errors.email = ENTER_EMAIL;
  }
  Object.assign(errors, daysProblems(application, today));
  // The federal minimum age for employment is 14: 29 CFR 570.2(a)(1) and 570.119.
  if (ageBand === 'under-14') errors.ageBand = 'Federal law lets clubs employ people from the age of 14.';
  const older = roles.find(({ id, minimum_age: age = 0 }) => jobRoleIds.includes(id) && age > oldestOf(ageBand));
  if (older && ageBand !== 'under-14')
    errors.ageBand = `${older.title} takes people from the age of ${older.minimum_age}. Choose another position.`;
  if (Object.values(certificates).some((day) => day !== '' && !isTypedDay(day)))
    errors.certificates = 'Enter the last day of a certificate with a year such as 2026, or leave it empty.';
  const problemOfPhone = phoneProblem(application.phone);
  if (problemOfPhone) errors.phone = problemOfPhone;
  for (const field of limited) {
    const problem = limitProblem(application[field], longest[field]);
    if (problem) errors[field] = problem;
  }
  if (isMissing) return { kind: 'missing', errors };
  return Object.keys(errors).length > 0 ? { kind: 'malformed', errors } : { kind: 'complete' };
}

/** The highest age in a band (`app.oldest_of_age_band`); Infinity for adults and until a band is chosen. */
function oldestOf(ageBand: Application['ageBand']): number {
  switch (ageBand) {
    case 'under-14':
      return 13;
    case '14-15':
      return 15;
    case '16-17':
      return 17;
    default:
      return Infinity;
  }
}
