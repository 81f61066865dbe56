import { isEmailAddress } from '@platform/contract';
import { ENTER_EMAIL } from '@platform/module-kit/screens';

/** What is wrong with a typed address, in a sentence; undefined if it is valid. */
export function emailProblem(typed: string): string | undefined {
  if (typed.trim() === '') return 'Enter your email address.';
  return isEmailAddress(typed.trim()) ? undefined : ENTER_EMAIL;
}
