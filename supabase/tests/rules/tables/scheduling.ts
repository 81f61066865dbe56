import { clubTable, type Subject } from './rule';

/** Who works when. */
export const scheduling: Subject = {
  tables: {
    shifts: clubTable(
      'notes',
      (clubId) => `insert into public.shifts (club_id, role, starts_at, ends_at)
        values ('${clubId}', 'Lifeguard', '2031-06-01 09:00+00', '2031-06-01 17:00+00')`,
    ),
  },
};
