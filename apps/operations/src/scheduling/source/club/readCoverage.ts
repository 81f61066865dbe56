import { everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { Candidate } from '../rows/person';
import type { ShiftOffer } from '../rows/request';
import { compare } from './order';
import { read } from './requests';

/** The open offers of shifts that the reader may see, by shift and person. */
export async function readOffers(club: Club): Promise<ShiftOffer[]> {
  const rows = await everyPage<{ id: string; shift_id: string; staff_id: string }>((after) =>
    read((db) => {
      const offers = db
        .from('shift_offers')
        .select('id, shift_id, staff_id')
        .eq('club_id', club.id)
        .eq('status', 'open');
      return (after ? offers.gt('id', after.id) : offers).order('id').limit(PAGE);
    }),
  );
  rows.sort((one, two) => compare(one.shift_id, two.shift_id) || compare(one.staff_id, two.staff_id));
  return rows.map((row) => ({ id: row.id, shiftId: row.shift_id, staffId: row.staff_id }));
}

/** Who could take a shift, the best first. */
export async function readCandidates(shiftId: string): Promise<Candidate[]> {
  const rows = await read((db) => db.rpc('eligible_staff', { shift_id: shiftId }));
  return rows.map(({ staff_id: staffId, minutes_this_week: minutesThisWeek, ...row }) => ({
    ...row,
    staffId,
    minutesThisWeek,
  }));
}
