import { emptyIncidentTexts } from '@platform/contract/reports';
import { formatDay } from '../formatFigure.ts';
import type { ReportFact, ReportPicture, ReportSection } from '../reportContent.ts';
import type { Incident, Signature } from './incident.ts';
import { inWords, momentInWords, referenceOf } from './incidentWords.ts';

/** Everything that is recorded of an incident. What is empty says so. */
export function incidentSections(incident: Incident, timeZone: string, pictures: ReportPicture[]): ReportSection[] {
  const { description, people, witnesses, firstAid, action, signatures } = incident;
  return [
    { id: 'facts', heading: 'The incident', paragraphs: [], facts: factsOf(incident, timeZone) },
    written('description', 'What happened', description, ''),
    written('people', 'People involved', people, emptyIncidentTexts.people),
    written('witnesses', 'Witnesses', witnesses, emptyIncidentTexts.witnesses),
    written('first-aid', 'First aid', firstAid, emptyIncidentTexts.firstAid),
    written('action', 'Action taken', action, emptyIncidentTexts.action),
    reviewSection(incident, timeZone),
    {
      id: 'signatures',
      heading: 'Signatures',
      paragraphs: signatures.length === 0 ? [emptyIncidentTexts.signatures] : [],
      ...(signatures.length > 0 && { signatures: signatures.map(signatureOf) }),
    },
    ...(pictures.length > 0 ? [{ id: 'photos', heading: 'Photos', paragraphs: [], pictures }] : []),
  ];
}

function factsOf(incident: Incident, timeZone: string): ReportFact[] {
  const { id, occurredAt, location, kind, severity, authorName, reportedAt, closedAt, photos } = incident;
  return [
    { term: 'When', value: momentInWords(occurredAt, timeZone) },
    { term: 'Kind', value: inWords(kind) },
    { term: 'Location', value: location || '–' },
    { term: 'Severity', value: inWords(severity) },
    { term: 'Reported', value: momentInWords(reportedAt, timeZone) },
    { term: 'State', value: closedAt === null ? 'Open' : 'Closed' },
    { term: 'Reported by', value: authorName || '–' },
    { term: 'Reference', value: referenceOf(id) },
    { term: 'Photos', value: photos.length === 0 ? 'None' : String(photos.length) },
  ];
}

function written(id: string, heading: string, text: string | null, none: string): ReportSection {
  return text?.trim() ? { id, heading, paragraphs: [], written: text } : { id, heading, paragraphs: [none] };
}

function reviewSection({ review, closedAt, closedBy }: Incident, timeZone: string): ReportSection {
  const none = 'There is no review yet: the incident is open.';
  const section = written('review', 'Review', review, none);
  if (closedAt === null) return section;
  const closed = `Closed ${momentInWords(closedAt, timeZone)}${closedBy ? ` by ${closedBy}` : ''}.`;
  return { ...section, paragraphs: [closed] };
}

const signatureOf = ({ name, role, signedOn, drawing }: Signature) => ({
  name,
  note: `${inWords(role)}, signed ${Number.isNaN(Date.parse(signedOn)) ? signedOn : formatDay(signedOn)}`,
  drawing,
});
