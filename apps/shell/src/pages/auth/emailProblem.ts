import { ENTER_EMAIL } from '@platform/module-kit/screens';
import { isEmailAddress } from '@platform/contract';

/** What is wrong with the address in an email field, in a sentence; undefined if it is valid. */
export function emailProblem({ validity, value }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return 'Enter your email address.';
  if (!isEmailAddress(value.trim())) return ENTER_EMAIL;
  return undefined;
}
