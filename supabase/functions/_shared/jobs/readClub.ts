import { JobError, type JobContext } from './job.ts';
import { readAsPerson } from './readAsPerson.ts';

/** The club that a job is about. */
export interface JobClub {
  id: string;
  name: string;
  slug: string;
  /** IANA name. */
  timeZone: string;
  /** The club's current day (ISO 8601): in a demo club it never changes. */
  today: string;
  /** The club's current moment (ISO 8601). */
  now: string;
}

/** Throws a JobError when the person who ordered the job no longer belongs to it. */
export async function readClub(context: JobContext): Promise<JobClub> {
  const [row] = await readAsPerson<{ name: string; slug: string; time_zone: string; clock_override: string | null }>(
    context,
    `clubs?select=name,slug,time_zone,clock_override&id=eq.${context.job.clubId}`,
  );
  if (!row) throw new JobError('You no longer belong to this club.');
  const { name, slug, time_zone: timeZone, clock_override: clock } = row;
  const now = clock ? new Date(clock) : new Date();
  return { id: context.job.clubId, name, slug, timeZone, today: dayAt(now, timeZone), now: now.toISOString() };
}

/** The day (ISO 8601) on which a moment falls in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const { year, month, day } = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
