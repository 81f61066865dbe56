import { jobHandler } from '../_shared/jobs/jobHandler.ts';

/**
 * Works the reports that request_report, request_incident_report and request_saved_report ordered. Each kind loads what it
 * needs: a presentation needs no fonts, and an incident no figures.
 */
export const handle = jobHandler('report', async (context) => {
  const { type } = context.job.parameters;
  if (type === 'incident') return (await import('./incident/produceIncident.ts')).produceIncident(context);
  if (type === 'saved') return (await import('./saved/produceSavedReport.ts')).produceSavedReport(context);
  return (await import('./produceReport.ts')).produceReport(context);
});
