import { jobHandler } from '../_shared/jobs/jobHandler.ts';
import { produceIncident } from './incident/produceIncident.ts';
import { produceReport } from './produceReport.ts';

/** Works the reports that request_report and request_incident_report ordered. */
export const handle = jobHandler('report', (context) =>
  context.job.parameters.type === 'incident' ? produceIncident(context) : produceReport(context),
);
