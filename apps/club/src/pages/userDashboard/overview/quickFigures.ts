import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** The club at a glance. Null is a figure with nothing to count. */
export interface ClubFigures {
  staff: number;
  positionsFilled: number;
  positionsTotal: number;
  members: number;
  membersPerStaff: number | null;
  shiftsToday: number;
  needCoverage: number;
  openShifts: number;
  /** Percent of this week's shifts that are assigned. */
  coverage: number | null;
  certificationsExpiring: number;
  /** 0 once the season has opened; null without a season, and after its end. */
  daysToOpening: number | null;
  /** First day of the season; null without one. */
  opensOn: string | null;
}

interface StaffMeasures {
  staff_count: number;
  members_per_staff: number | null;
  positions_filled: number;
  positions_total: number;
  certifications_expiring: number;
  days_to_opening: number | null;
  opens_on: string | null;
}

export const FIGURES_FAILED = 'Failed to load quick figures';

/** Reads the figures, which the database counts from the club's rows. */
export async function loadFigures(clubId: string): Promise<ClubFigures> {
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
