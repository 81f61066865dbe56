import { readClubRows } from '../readClubRows.ts';
import type { ReportSource } from '../../reportDefinition.ts';
import { dayAt } from '../../../_shared/jobs/readClub.ts';

/** An incident, as a log lists it. */
export type LoggedIncident = {
  /** ISO 8601. */
  occurredAt: string;
  severity: string;
  kind: string;
  location: string | null;
  description: string;
  action: string | null;
  /** Null while its review is open. */
  closedAt: string | null;
};

/** The incidents on the days of the report, the first one first. */
export async function readIncidents(source: ReportSource): Promise<LoggedIncident[]> {
  const { from, to, club } = source;
  const incidents = await readClubRows<LoggedIncident>(source, {
    name: 'incidents',
    key: ['id'],
    columns: [
      ...['severity', 'kind', 'location', 'description'],
      ...['occurredAt:occurred_at', 'action:action_taken', 'closedAt:closed_at'],
    ],
    // A day wider on both sides: which day of the club a moment belongs to is decided below.
    filters: [
      ['occurred_at', `gte.${shifted(from, -1)}`],
      ['occurred_at', `lt.${shifted(to, 2)}`],
    ],
  });
  return incidents
    .filter(({ occurredAt }) => {
      const day = dayAt(new Date(occurredAt), club.timeZone);
      return day >= from && day <= to;
    })
    .sort((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt));
}

/** A day (ISO 8601) some days later. */
function shifted(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
