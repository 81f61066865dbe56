import { asking, dayAt, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { ApplicationStatus } from '../../rules/status';
import type { Answer, Standing } from '../rows/application';
import { JOB_APPLICATIONS_FAILED } from '../failures';

interface StandingRow {
  application_id: string;
  status: ApplicationStatus;
  applied_date: string;
  /** Null if it was never moved. */
  moved_at: string | null;
  held: string[];
  missing: string[];
  stated: string[];
  answer: Answer | null;
  answered_at: string | null;
  offered_position: string | null;
}

/** The standing of each application of a club. @throws DataError */
export async function listStandings({ id: clubId, time_zone: timeZone }: Club): Promise<Standing[]> {
  const rows = await everyPage(pagesOf(clubId));
  return rows.map(
    ({ application_id: applicationId, status, applied_date: appliedDate, moved_at: movedAt, ...row }) => ({
      applicationId,
      status,
      since: movedAt === null ? appliedDate : dayAt(new Date(movedAt), timeZone),
      held: row.held,
      missing: row.missing,
      stated: row.stated,
      answer:
        row.answer && row.answered_at
          ? { kind: row.answer, on: dayAt(new Date(row.answered_at), timeZone), position: row.offered_position }
          : null,
    }),
  );
}

const pagesOf = (clubId: string) => (after: StandingRow | null) =>
  asking(JOB_APPLICATIONS_FAILED)((db) => {
    const all = db
      .from('application_standings')
      .select(
        'application_id, status, applied_date, moved_at, held, missing, stated, answer, answered_at, offered_position',
      )
      .eq('club_id', clubId);
    const rest = after === null ? all : all.gt('application_id', after.application_id);
    const page = rest.order('application_id').limit(PAGE);
    return page.overrideTypes<StandingRow[], { merge: false }>();
  });
