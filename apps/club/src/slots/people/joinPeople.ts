import { byName } from '@platform/module-kit/screens';

/** A person of the club, as everyone of the club may see them: on the roster of its staff, with an account, or both. */
export interface ClubPerson {
  id: string;
  name: string;
  role: string;
  onRoster?: { status: string; certificationBadge: string };
  /** The account that messages go to. */
  accountId?: string;
}

/**
 * One line for each person, by name. Nothing ties an account to a row of the roster, so the same name is taken for the
 * same person while it is there once on either side.
 */
export function joinPeople(staff: readonly ClubPerson[], members: readonly ClubPerson[]): ClubPerson[] {
  const only = (people: readonly ClubPerson[], name: string) => {
    const [first, ...others] = people.filter((person) => person.name === name);
    return others.length === 0 ? first : undefined;
  };
  const partnerOf = ({ name }: ClubPerson, others: readonly ClubPerson[]) =>
    only(staff, name) && only(members, name) && only(others, name);
  return [
    ...staff.map((person) => ({ ...person, accountId: partnerOf(person, members)?.accountId })),
    ...members.filter((person) => !partnerOf(person, staff)),
  ].sort(byName);
}
