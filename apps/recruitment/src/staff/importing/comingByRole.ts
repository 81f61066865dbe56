import type { StaffMember } from '../source/rows/staffMember';
import type { JobRole } from '../source/rows/jobRole';
import type { ImportRow } from './importReport';
import { roleKey, type JudgedRow } from './rowStates';

/** How many more people each of the club's job roles would have after an import, by title. */
export function comingByRole(
  judged: readonly JudgedRow[],
  people: readonly StaffMember[],
  roles: readonly JobRole[],
): Map<string, number> {
  const byAddress = new Map(people.map((person) => [person.details?.email?.toLowerCase(), person]));
  const titles = new Map(roles.map(({ title }) => [roleKey(title), title]));
  const coming = new Map<string, number>();
  const count = (role: string, more: number) => {
    const title = titles.get(roleKey(role));
    if (title !== undefined) coming.set(title, (coming.get(title) ?? 0) + more);
  };
  for (const { row, state } of judged) {
    if (state.kind !== 'new' && state.kind !== 'changed') continue;
    const person = state.kind === 'changed' ? byAddress.get(row.email?.toLowerCase()) : undefined;
    if (person && works(person.status)) count(person.role, -1);
    if (works(row.status ?? person?.status)) count(roleAfter(row, person), 1);
  }
  return coming;
}

const works = (status: string | undefined) => status === undefined || roleKey(status) !== 'inactive';

const roleAfter = (row: ImportRow, person: StaffMember | undefined) => row.role ?? person?.role ?? '';
