import type { JobContext } from '../_shared/jobs/job.ts';
import type { JobClub } from '../_shared/jobs/readClub.ts';
import type { ReportSection } from './reportContent.ts';

/** What a report is made from. */
export interface ReportSource {
  context: JobContext;
  club: JobClub;
  /** First and last day (ISO 8601), both included. */
  from: string;
  to: string;
}

/** One of the reports: its title, and how its sections come from the club's rows. */
export interface ReportDefinition {
  title: string;
  sections(source: ReportSource): Promise<ReportSection[]>;
}
