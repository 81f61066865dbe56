/** The roles of some people, in alphabetical order. */
export function rolesOf(people: readonly { role: string }[]): string[] {
  return [...new Set(people.map(({ role }) => role))].sort((one, other) => one.localeCompare(other));
}
