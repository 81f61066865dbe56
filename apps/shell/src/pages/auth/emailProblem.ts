import { isEmailAddress } from '@platform/contract';

/** What is wrong with the address in an input of type email, in a sentence for its field; undefined when it will do. */
export function emailProblem({ validity, value }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return 'Enter your email address.';
  if (!isEmailAddress(value.trim())) return 'Enter a complete email address, such as name@mail.com.';
  return undefined;
}
