import { dataOf } from '@platform/module-kit';
import { dayAt } from '@platform/module-kit/screens';
import { supabase, type Club } from '@platform/session';
import type { ApplicationStatus } from '../rules/status';
import type { Standing } from './recruitmentSource';

/** Most rows that one answer of the database holds. */
const PAGE = 1000;

interface StandingRow {
  application_id: string;
  status: ApplicationStatus;
  applied_date: string;
  /** Null when it was never moved. */
  moved_at: string | null;
  held: string[];
  missing: string[];
}

/** How each application of a club stands. Throws a DataError. */
export async function listStandings({ id: clubId, time_zone: timeZone }: Club): Promise<Standing[]> {
  const client = await supabase();
  const rows: StandingRow[] = [];
  let page: StandingRow[];
  do {
    const request = client
      .from('application_standings')
      .select('application_id, status, applied_date, moved_at, held, missing')
      .eq('club_id', clubId);
    const last = rows.at(-1);
    if (last) request.gt('application_id', last.application_id);
    page = await dataOf(
      request.order('application_id').limit(PAGE).overrideTypes<StandingRow[], { merge: false }>(),
      'Failed to fetch job applications',
    );
    rows.push(...page);
  } while (page.length === PAGE);
  return rows.map(
    ({ application_id: applicationId, status, applied_date: appliedDate, moved_at: movedAt, ...row }) => ({
      applicationId,
      status,
      since: movedAt === null ? appliedDate : dayAt(new Date(movedAt), timeZone),
      held: row.held,
      missing: row.missing,
    }),
  );
}
