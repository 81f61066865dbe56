import type { LoggedIncident } from '../../figures/period/readIncidents.ts';
import { inWords, momentInWords } from '../../incident/incidentWords.ts';
import type { ReportSection } from '../../reportContent.ts';

/** The incidents of some days. @param timeZone IANA */
export function incidentsSection(incidents: readonly LoggedIncident[], timeZone: string): ReportSection {
  const open = incidents.filter(({ closedAt }) => closedAt === null).length;
  return {
    id: 'incidents',
    isConfidential: true,
    heading: 'Incidents',
    paragraphs: incidents.length > 0 ? [] : ['No incidents are recorded on these days.'],
    keyFigures: [
      { label: 'Incidents', value: incidents.length, format: 'count' },
      {
        label: 'Serious',
        value: incidents.filter(({ severity }) => severity === 'serious').length,
        format: 'count',
      },
      { label: 'Reviews open', value: open, format: 'count' },
    ],
    ...(incidents.length > 0 && {
      table: {
        columns: [
          { title: 'When', format: 'text' },
          { title: 'Kind', format: 'word' },
          { title: 'Severity', format: 'word' },
          { title: 'Place', format: 'text' },
          { title: 'What happened', format: 'text' },
          { title: 'What was done', format: 'text' },
          { title: 'Review', format: 'word' },
        ],
        rows: incidents.map((incident) => [
          momentInWords(incident.occurredAt, timeZone),
          inWords(incident.kind),
          inWords(incident.severity),
          incident.location,
          incident.description,
          incident.action,
          incident.closedAt === null ? 'Open' : 'Closed',
        ]),
      },
    }),
  };
}
