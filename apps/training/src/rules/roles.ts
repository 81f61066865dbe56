import { compareNames } from '@platform/module-kit/screens';

/** The roles that occur among people, in the order of the alphabet. */
export function rolesOf(people: readonly { role: string }[]): string[] {
  return [...new Set(people.map(({ role }) => role))].sort(compareNames);
}
