import { asking } from '@platform/module-kit/screens';
import { failures } from '../failures';
import type { SeasonRetention, StaffMeasures } from '../rows/measures';

/** The figures of a club's staff. @throws DataError */
export async function readMeasures(clubId: string): Promise<StaffMeasures> {
  const row = await asking(failures.measures)((db) =>
    db.from('staff_measures').select('*').eq('club_id', clubId).single(),
  );
  return {
    staffCount: row.staff_count ?? 0,
    positionsTotal: row.positions_total ?? 0,
    positionsFilled: row.positions_filled ?? 0,
    averageHourlyRate: row.average_hourly_rate,
    certificationsExpiring: row.certifications_expiring ?? 0,
    actionNeeded: row.action_needed ?? 0,
    opensOn: row.opens_on,
    daysToOpening: row.days_to_opening,
    retentionPercent: row.retention_percent,
  };
}

/** How many people finished each season and returned for the next one. @throws DataError */
export async function listRetention(clubId: string): Promise<SeasonRetention[]> {
  const rows = await asking(failures.seasons)((db) =>
    db
      .from('season_retention')
      .select('year, worked, finished, retention_percent, return_rate_percent')
      .eq('club_id', clubId)
      .order('year'),
  );
  return rows.map((row) => ({
    year: row.year ?? '',
    worked: row.worked ?? 0,
    finished: row.finished,
    retentionPercent: row.retention_percent,
    returnRatePercent: row.return_rate_percent,
  }));
}
