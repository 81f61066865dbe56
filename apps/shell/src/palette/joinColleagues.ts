import type { Colleague } from './paletteItem';

/**
 * One line for each person, by name. Nothing ties an account to a row of the roster, so the same name is taken for the
 * same person while it is there once on either side.
 */
export function joinColleagues(staff: readonly Colleague[], members: readonly Colleague[]): Colleague[] {
  const only = (people: readonly Colleague[], name: string) => {
    const [first, ...others] = people.filter((person) => person.name === name);
    return others.length === 0 ? first : undefined;
  };
  const partnerOf = ({ name }: Colleague, others: readonly Colleague[]) =>
    only(staff, name) && only(members, name) && only(others, name);
  return [
    ...staff.map((person) => ({ ...person, accountId: partnerOf(person, members)?.accountId })),
    ...members.filter((person) => !partnerOf(person, staff)),
  ].sort((a, b) => a.name.localeCompare(b.name));
}
