import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { FIGURES_FAILED, type ClubFigures } from '../rows/figures';

interface StaffMeasures {
  staff_count: number;
  members_per_staff: number | null;
  positions_filled: number;
  positions_total: number;
  certifications_expiring: number;
  days_to_opening: number | null;
  opens_on: string | null;
}

/** Reads the figures, which the database counts from the club's rows. */
export async function readFigures(clubId: string): Promise<ClubFigures> {
  const client = await supabase();
  const [club, staff, schedule] = await Promise.all([
    dataOf(client.from('clubs').select('member_count').eq('id', clubId).single(), FIGURES_FAILED),
    dataOf(
      client
        .from('staff_measures')
        .select(
          'staff_count, members_per_staff, positions_filled, positions_total, certifications_expiring, days_to_opening, opens_on',
        )
        .eq('club_id', clubId)
        .single()
        // The generated types make every view column nullable, even those that cannot be null.
        .overrideTypes<StaffMeasures, { merge: false }>(),
      FIGURES_FAILED,
    ),
    dataOf(client.rpc('schedule_tiles', { club_id: clubId }).single(), FIGURES_FAILED),
  ]);
  return {
    staff: staff.staff_count,
    positionsFilled: staff.positions_filled,
    positionsTotal: staff.positions_total,
    members: club.member_count,
    membersPerStaff: staff.members_per_staff,
    shiftsToday: schedule.shifts_today,
    needCoverage: schedule.need_coverage,
    openShifts: schedule.open_shifts,
    coverage: schedule.coverage,
    certificationsExpiring: staff.certifications_expiring,
    daysToOpening: staff.days_to_opening,
    opensOn: staff.opens_on,
  };
}
