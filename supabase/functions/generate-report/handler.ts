import { jobHandler } from '../_shared/jobs/jobHandler.ts';
import { produceIncident } from './incident/produceIncident.ts';
import { produceReport } from './produceReport.ts';
import { produceSavedReport } from './saved/produceSavedReport.ts';

/** Works the reports that request_report, request_incident_report and request_saved_report ordered. */
export const handle = jobHandler('report', (context) => {
  const { type } = context.job.parameters;
  if (type === 'incident') return produceIncident(context);
  return type === 'saved' ? produceSavedReport(context) : produceReport(context);
});
