import { csvLines, type CsvCell, type CsvColumn } from '@platform/module-kit/screens';
import { personLabels } from '../person/form/personDraft';
import type { Certification, RequiredCertification, StaffMember } from '../source/rows/staffMember';

const columns: readonly CsvColumn<StaffMember>[] = [
  { header: personLabels.name, value: ({ name }) => name },
  { header: personLabels.role, value: ({ role }) => role },
  { header: personLabels.status, value: ({ status }) => status },
  { header: personLabels.email, value: ({ details }) => details?.email },
  { header: personLabels.phone, value: ({ details }) => details?.phone },
  { header: personLabels.birthDate, value: ({ details }) => details?.birthDate },
  { header: personLabels.startDate, value: ({ details }) => details?.startDate },
  { header: personLabels.endDate, value: ({ details }) => details?.endDate },
  { header: personLabels.pay, value: ({ details }) => details?.hourlyRate },
  { header: 'Hours this week', value: ({ details }) => details?.hoursThisWeek },
  { header: 'Hours worked so far', value: ({ details }) => details?.totalHours },
  { header: 'Certification badge', value: ({ badge }) => badge },
  { header: 'Certifications', value: ({ details }) => details?.certifications.map(withLastDay).join('; ') },
  { header: 'Required and missing', value: ({ details }) => details && lacking(details.required) },
  { header: 'Valid to season end', value: ({ validToSeasonEnd }) => inWords(validToSeasonEnd) },
];

/** `CPR/AED until 2026-05-01 (number 123, American Red Cross, waiting)`. */
function withLastDay({ name, expiresOn, number, issuer, review }: Certification): string {
  const more = [number && `number ${number}`, issuer, reviewWords[review.state]].filter(Boolean).join(', ');
  return [name, expiresOn && `until ${expiresOn}`, more && `(${more})`].filter(Boolean).join(' ');
}

const reviewWords = { confirmed: '', waiting: 'waiting for confirmation', returned: 'sent back' } as const;

const lacking = (required: readonly RequiredCertification[]) =>
  required.flatMap(({ name, state }) => (state === 'held' ? [] : [`${name} ${state}`])).join('; ');

const inWords = (isValid: boolean | null) => (isValid === null ? null : isValid ? 'Yes' : 'No');

/** The roster as a table. An import can read its first columns back. */
export const staffCsvLines = (people: readonly StaffMember[]): CsvCell[][] => csvLines(columns, people);
