import { byName } from '@platform/module-kit/screens';

/** A person of the club, as everyone in the club may see them: on the staff roster, with an account, or both. */
export interface ClubPerson {
  id: string;
  name: string;
  role: string;
  onRoster?: { status: string; certificationBadge: string };
  /** The account that receives messages. */
  accountId?: string;
}

/**
 * One line for each person, by name. Nothing links an account to a roster row, so equal names count as the same person
 * if the name occurs only once on each side.
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
