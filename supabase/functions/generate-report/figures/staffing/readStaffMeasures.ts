import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** The staff in figures, today. */
export type StaffMeasures = {
  people: number;
  pendingOnboarding: number;
  /** 12 reads 1:12; null without staff. */
  membersPerStaff: number | null;
  /** US dollars an hour. */
  averageRate: number | null;
  certificationsExpiring: number;
  /** People without a valid certification. */
  actionNeeded: number;
  /** Percent, of the last closed season. */
  retentionPercent: number | null;
  returnRatePercent: number | null;
};

/** Null for a club that the person who ordered the report no longer sees. */
export async function readStaffMeasures(source: ReportSource): Promise<StaffMeasures | null> {
  const [measures] = await readClubRows<StaffMeasures>(source, {
    name: 'staff_measures',
    key: ['club_id'],
    columns: [
      'people:staff_count',
      'pendingOnboarding:pending_onboarding',
      'membersPerStaff:members_per_staff',
      'averageRate:average_hourly_rate',
      'certificationsExpiring:certifications_expiring',
      'actionNeeded:action_needed',
      'retentionPercent:retention_percent',
      'returnRatePercent:return_rate_percent',
    ],
  });
  return measures ?? null;
}
