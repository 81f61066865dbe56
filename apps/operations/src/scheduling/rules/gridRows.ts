import { byName } from '@platform/module-kit/screens';
import type { Person, Role } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';
import { paidMinutes, placed, type PlacedShift } from './shift/shiftPlan';

/** A line of the weekly schedule. */
export interface GridRow {
  /** `open`, `person:<id>` or `role:<title>`. */
  key: string;
  kind: 'open' | 'person' | 'role';
  label: string;
  /** The person's role. */
  detail: string;
  staffId: string | null;
  role: string | null;
  /** Paid minutes of each shown week. */
  minutes: readonly number[];
  /** Shifts by day. */
  byDay: ReadonlyMap<string, readonly PlacedShift[]>;
}

export interface GridFilter {
  role: string;
  location: string;
  /** The id of a person, or `open`. */
  person: string;
}

interface GridInput {
  /** The shifts of each shown week. */
  weeks: readonly (readonly Shift[])[];
  people: readonly Person[];
  roles: readonly Role[];
  timeZone: string;
  view: 'people' | 'roles';
  filter: GridFilter;
}

/** Whether a shift matches a filter. */
export const isShown = (shift: Shift, { role, location, person }: GridFilter): boolean =>
  (!role || shift.role === role) &&
  (!location || shift.location === location) &&
  (!person || (person === 'open' ? shift.staffId === null : shift.staffId === person));

/**
 * The rows of a week or two: the open shifts first, then the people by role and name, or the roles. An inactive person
 * is listed only with shifts.
 */
export function gridRows({ weeks, people, roles, timeZone, view, filter }: GridInput): GridRow[] {
  const everyWeek = weeks.map((shifts) => shifts.map((shift) => placed(shift, timeZone)));
  const all = everyWeek.flat();
  const shownWeeks = everyWeek.map((shifts) => shifts.filter((shift) => isShown(shift, filter)));
  const shown = shownWeeks.flat();
  const row = (head: RowHead, isOfRow: (shift: PlacedShift) => boolean, counted = shownWeeks): GridRow => ({
    detail: '',
    staffId: null,
    role: null,
    ...head,
    minutes: counted.map((shifts) => minutesOf(shifts.filter(isOfRow))),
    byDay: byDayOf(shown.filter(isOfRow)),
  });
  const open = row({ key: 'open', kind: 'open', label: 'Open shifts' }, ({ staffId }) => staffId === null);
  if (view === 'roles') {
    const titles = new Set([...roles.map(({ title }) => title), ...all.map(({ role }) => role)]);
    const wanted = [...titles].filter((title) => !filter.role || title === filter.role);
    return [
      open,
      ...wanted.map((title) =>
        row(
          { key: `role:${title}`, kind: 'role', label: title, role: title },
          ({ staffId, role }) => staffId !== null && role === title,
        ),
      ),
    ];
  }
  const order = new Map(roles.map(({ title }, place) => [title, place]));
  const rank = ({ role }: Person) => order.get(role) ?? roles.length;
  const worked = new Set(all.map(({ staffId }) => staffId));
  const staff = people
    .filter(({ id, status }) => status !== 'Inactive' || worked.has(id))
    .filter(({ id }) => !filter.person || filter.person === id)
    .filter(({ id, role }) => !filter.role || role === filter.role || shown.some(({ staffId }) => staffId === id))
    .filter(({ id }) => !filter.location || shown.some(({ staffId }) => staffId === id))
    .sort((one, other) => rank(one) - rank(other) || byName(one, other));
  const lines = staff.map(({ id, name, role }) =>
    row(
      { key: `person:${id}`, kind: 'person', label: name, detail: role, staffId: id },
      ({ staffId }) => staffId === id,
      // The hours are those of the whole week, whatever the filter.
      everyWeek,
    ),
  );
  return filter.person && filter.person !== 'open' ? lines : [open, ...(filter.person === 'open' ? [] : lines)];
}

type RowHead = Pick<GridRow, 'key' | 'kind' | 'label'> & Partial<Pick<GridRow, 'detail' | 'staffId' | 'role'>>;

function byDayOf(shifts: readonly PlacedShift[]): Map<string, PlacedShift[]> {
  const byDay = new Map<string, PlacedShift[]>();
  for (const shift of shifts) {
    const own = byDay.get(shift.day);
    if (own) own.push(shift);
    else byDay.set(shift.day, [shift]);
  }
  return byDay;
}

const minutesOf = (shifts: readonly PlacedShift[]): number =>
  shifts.filter(({ status }) => status !== 'cancelled').reduce((sum, shift) => sum + paidMinutes(shift), 0);
