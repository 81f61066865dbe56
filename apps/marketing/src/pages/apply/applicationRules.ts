import { isEmailAddress } from '@platform/contract';
import { limitProblem } from '@platform/ui';
import type { FieldErrors, Verdict } from '../form/useSendingForm';
import type { Application } from './application';

/** Most characters a field takes; the function refuses more. */
export const longest = { name: 120, email: 254, phone: 40, message: 2000, website: 200 } as const;

const limited = ['name', 'email', 'phone', 'message'] as const;

/** A position, a name and an e-mail address are required; spaces alone do not fill a field, and none takes more than its limit. */
export function judgeApplication(application: Application): Verdict<Application> {
  const { jobRoleIds, name, email } = application;
  const errors: FieldErrors<Application> = {};
  if (jobRoleIds.length === 0) errors.jobRoleIds = 'Choose at least one position.';
  if (name.trim() === '') errors.name = 'Enter your name.';
  if (email.trim() === '') errors.email = 'Enter your email address, so that the club can reply.';
  const isMissing = Object.keys(errors).length > 0;
  if (!errors.email && !isEmailAddress(email.trim())) {
    errors.email = 'Enter a complete email address, such as name@mail.com.';
  }
  for (const field of limited) {
    const problem = limitProblem(application[field], longest[field]);
    if (problem) errors[field] = problem;
  }
  if (isMissing) return { kind: 'missing', errors };
  return Object.keys(errors).length > 0 ? { kind: 'malformed', errors } : { kind: 'complete' };
}
