import { compareNames } from '@platform/module-kit/screens';

/** The roles of some people, in alphabetical order. */
export function rolesOf(people: readonly { role: string }[]): string[] {
  return [...new Set(people.map(({ role }) => role))].sort(compareNames);
}
