import { everything, managers, noOneInserts, ownClub, type TableRule } from './rule';

/** A row that names the caller's own place on the staff. */
export const ownStaff = 'staff_id in (select id from public.staff_members where user_id = $me)';

/** Rows of the staff that a person reads when they are their own, and a manager when they are of the club. */
export const staffTable = (own: string): Pick<TableRule, 'key' | 'select'> => ({
  key: 'id::text',
  select: { member: own, ...managers(ownClub), firm: everything },
});

/** As above, for rows that the server alone writes. */
export const writtenByServer = (column: string, into: string, own: string): TableRule => ({
  ...staffTable(own),
  update: { column },
  delete: {},
  insert: noOneInserts(into),
});
