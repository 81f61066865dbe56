import { CONFIDENTIAL } from '@platform/contract/reports';
import type { JobContext, JobFile } from '../../_shared/jobs/job.ts';
import { dayAt, readClub } from '../../_shared/jobs/readClub.ts';
import { drawReport } from '../pdf/drawReport.ts';
import { incidentSections } from './incidentSections.ts';
import { inWords, momentInWords, referenceOf } from './incidentWords.ts';
import { readIncident } from './readIncident.ts';
import { readPhotos } from './readPhotos.ts';

/** Makes the PDF of one incident, as request_incident_report ordered it, for an insurer or the board. */
export async function produceIncident(context: JobContext): Promise<JobFile> {
  await context.progress(5, 'Reading the incident');
  const club = await readClub(context);
  const incident = await readIncident(context);
  const pictures = await readPhotos(context, incident.photos);
  await context.progress(60, 'Drawing the pages');
  const { id, kind, severity, occurredAt } = incident;
  const content = {
    title: 'Incident report',
    club: club.name,
    period: `${inWords(kind)}, ${inWords(severity).toLowerCase()}`,
    comparedPeriod: null,
    notice: `${CONFIDENTIAL} As of ${momentInWords(club.now, club.timeZone)}.`,
    mark: `${referenceOf(id)}, confidential`,
    sections: incidentSections(incident, club.timeZone, pictures),
  };
  const name = `${club.slug}-incident-${dayAt(new Date(occurredAt), club.timeZone)}-${referenceOf(id).toLowerCase()}`;
  return { name, extension: 'pdf', bytes: await drawReport(content, context.environment) };
}
