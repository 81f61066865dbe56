import type { Club } from '@platform/session';
import type { KeptReport } from '../rows/keptReport';
import { read } from './requests';

/** Number of notes listed. Older ones appear under their days. */
const MOST = 50;

/** The club's notes about some days, the newest first. */
export async function readKeptReports(club: Club): Promise<KeptReport[]> {
  const rows = await read((db) =>
    db
      .from('reports')
      .select('id, title, type, starts_on, ends_on, date_range, insights, status')
      .eq('club_id', club.id)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MOST),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    // A table constraint allows only these values.
    type: row.type as KeptReport['type'],
    from: row.starts_on,
    to: row.ends_on,
    dateRange: row.date_range,
    insights: row.insights,
    isFinal: row.status === 'final',
  }));
}
