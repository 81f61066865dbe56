import { asking, byName, everyPage, PAGE } from '@platform/module-kit/screens';
import { colleagueOf, memberOf, STAFF_COLUMNS, type RosterRow, type StaffRow } from './staffRow';
import type { StaffMember } from '../rows/staffMember';
import { failures } from '../failures';

const read = asking(failures.staff);

interface Reader {
  clubId: string;
  /** The reader's account. */
  userId: string;
  /** Whether they read everyone's row, as managers and admins do; others read their own. */
  seesAll: boolean;
}

/**
 * Everyone in the club, ordered by name. Colleagues of a plain member have no pay and birth date.
 * @param onPart called with the people read so far, while more are loading
 */
export async function listStaff(
  { clubId, userId, seesAll }: Reader,
  onPart: (people: readonly StaffMember[]) => void,
): Promise<readonly StaffMember[]> {
  const known = (rows: readonly StaffRow[]) => inOrder(rows.map((row) => memberOf(row, userId)));
  if (seesAll) return known(await everyPage(pagesOfStaff(clubId), (rows) => onPart(known(rows))));
  const own = new Map(known(await everyPage(pagesOfStaff(clubId))).map((one) => [one.id, one]));
  const everyone = (rows: readonly RosterRow[]) => inOrder(rows.map((row) => own.get(row.id) ?? colleagueOf(row)));
  return everyone(await everyPage(pagesOfRoster(clubId), (rows) => onPart(everyone(rows))));
}

const inOrder = (people: readonly StaffMember[]) => people.toSorted(byName);

/** One person's current data. */
export async function readMember(id: string, userId: string): Promise<StaffMember> {
  const row = await read((db) =>
    db
      .from('staff')
      .select(STAFF_COLUMNS)
      .eq('id', id)
      .single()
      // The generated types make every view column nullable, even those that cannot be null.
      .overrideTypes<StaffRow, { merge: false }>(),
  );
  return memberOf(row, userId);
}

const pagesOfStaff = (clubId: string) => (after: StaffRow | null) =>
  read((db) => {
    const all = db.from('staff').select(STAFF_COLUMNS).eq('club_id', clubId);
    const rest =
      after === null ? all : all.gte('name', after.name).or(`name.gt.${quoted(after.name)},id.gt.${after.id}`);
    const page = rest.order('name').order('id').limit(PAGE);
    return page.overrideTypes<StaffRow[], { merge: false }>();
  });

const pagesOfRoster = (clubId: string) => async (after: RosterRow | null) => {
  const end = after && { after_name_param: after.name, after_id_param: after.id };
  const page = await read((db) => db.rpc('roster_page', { club_id_param: clubId, ...end }));
  return page as RosterRow[];
};

/** Escapes a text for `or`, where commas and parentheses have a meaning. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
