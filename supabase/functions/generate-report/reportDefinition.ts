import type { JobContext } from '../_shared/jobs/job.ts';
import type { JobClub } from '../_shared/jobs/readClub.ts';
import type { ReportSection } from './reportContent.ts';

/** First and last day (ISO 8601), both included. */
export interface ReportDays {
  from: string;
  to: string;
}

/** What a report is made from. */
export interface ReportSource extends ReportDays {
  context: JobContext;
  club: JobClub;
  /** The days to compare with; null where none were asked for. */
  compared: ReportDays | null;
}

/** One of the reports: its title, and how its sections come from the club's rows. */
export interface ReportDefinition {
  title: string;
  /** Who may read it, if it is not for everyone who reads reports. */
  notice?: string;
  /** Its PDF is made for a projector. */
  isForProjector?: true;
  sections(source: ReportSource): Promise<ReportSection[]>;
}
