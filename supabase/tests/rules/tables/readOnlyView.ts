import { everything, noOneInserts, type Reach, type TableRule } from './rule';

/** A view that only shows: whose rows each kind of person sees, and the text that identifies a row. */
export function readOnlyView(name: string, reach: Reach, key = 'id::text'): TableRule {
  return {
    key,
    select: { ...reach, firm: everything },
    update: { column: 'club_id' },
    delete: {},
    insert: noOneInserts(`insert into public.${name} default values`),
  };
}
