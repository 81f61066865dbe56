import { incidents as refusals } from '@platform/database/refusals/incidents';
import type { DraftErrors } from '@platform/module-kit';
import { ENTER_DAY } from '@platform/module-kit/screens';
import { clockAt, momentAt } from '@platform/ui/dates';
import { momentError } from '../../rules/momentError';
import type { Incident, IncidentFields } from '../../source/rows/incident';

const { rules: said } = refusals;

export const labels = {
  severity: 'Severity',
  kind: 'Kind',
  date: 'Day',
  time: 'Time',
  location: 'Location',
  description: 'What happened',
  people: 'People involved',
  witnesses: 'Witnesses',
  firstAid: 'First aid',
  action: 'Action taken',
};

/** The form's fields: the moment is a day and a time on the club's clock. */
export interface IncidentForm extends Record<string, unknown> {
  severity: Incident['severity'];
  kind: Incident['kind'];
  date: string;
  time: string;
  location: string;
  description: string;
  people: string;
  witnesses: string;
  firstAid: string;
  action: string;
}

export type IncidentRow = IncidentFields & { version: number };

/** A new incident. @param now the moment that the form begins with */
export const blankIncident = (now: Date): IncidentRow => ({
  severity: 'minor',
  kind: 'injury',
  occurredAt: now.toISOString(),
  location: '',
  description: '',
  people: '',
  witnesses: '',
  firstAid: '',
  action: '',
  version: 0,
});

/** The row as the form shows it, on the club's clock. */
export function fieldsOf({ occurredAt, version: _, ...said }: IncidentRow, zone: string): IncidentForm {
  const shown = clockAt(occurredAt, zone);
  const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
  const { severity, kind, location, description, people, witnesses, firstAid, action } = said;
  return { severity, kind, date, time, location, description, people, witnesses, firstAid, action };
}

export function draftOf({ date, time, ...fields }: IncidentForm, zone: string): IncidentFields {
  return { ...fields, occurredAt: momentAt(`${date}T${time}`, zone)?.toISOString() ?? '' };
}

function descriptionError(description: string): string | undefined {
  if (description.trim() === '') return 'Say what happened.';
  return description.length <= 8000 ? undefined : said.incidents_description_length;
}

/** The database checks the same. */
export function checkIncident(fields: IncidentForm, zone: string, now: Date): DraftErrors<IncidentForm> {
  const { date, time, location, description, people, witnesses, firstAid, action } = fields;
  const moment = momentAt(`${date}T${time}`, zone);
  return {
    date: date === '' ? ENTER_DAY : undefined,
    time: momentError(time, moment, now),
    location: location.length <= 120 ? undefined : said.incidents_location_length,
    description: descriptionError(description),
    people: people.length <= 2000 ? undefined : said.incidents_people_length,
    witnesses: witnesses.length <= 2000 ? undefined : said.incidents_witnesses_length,
    firstAid: firstAid.length <= 4000 ? undefined : said.incidents_first_aid_length,
    action: action.length <= 4000 ? undefined : said.incidents_action_length,
  };
}
