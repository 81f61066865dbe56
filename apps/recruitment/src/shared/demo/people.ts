import { newId } from '@platform/module-kit/screens';
import type { PersonDraft } from '../../staff/person/form/personDraft';
import { staffEventInWords } from '../../staff/rules/eventInWords';
import type { PersonEvent, StaffDetails, StaffMember } from '../../staff/source/rows/staffMember';
import { writtenBy, type Written } from '../../staff/source/changes/writtenBy';
import { changePerson, myName, personOf, type Known } from '../changes/known';
import { employedIn, overridden } from './employment';

/** The initial values of a person. */
const noDetails: StaffDetails = {
  email: null,
  phone: null,
  birthDate: null,
  startDate: null,
  endDate: null,
  hourlyRate: null,
  hoursThisWeek: 0,
  totalHours: 0,
  certifications: [],
  required: [],
  version: 1,
};

/** Adds a person to the staff. @returns their id */
export function addPerson(known: Known, { name, role, status, ...details }: Written): string {
  const id = newId();
  const person: StaffMember = {
    ...{ id, name, role, status },
    badge: 'Action Needed',
    expiring: 0,
    validToSeasonEnd: null,
    isSelf: false,
    details: { ...noDetails, ...details },
  };
  known.change('listStaff', (list) => ({ ...list, people: [...list.people, person] }));
  known.set('listOnboarding', [id], []);
  known.set('listSeasons', [id], []);
  known.set('listEvents', [id], []);
  return id;
}

/** Replaces fields of a person. */
export function writePerson(known: Known, id: string, { name, role, status, ...details }: Written): void {
  changePerson(known, id, { name, role, status }, ({ version }) => ({ ...details, version: version + 1 }));
}

/** Adds the person that a form describes. @returns their id */
export function enterPerson(known: Known, draft: PersonDraft): string {
  const warning = overridden(known, employedIn(draft), undefined);
  const id = addPerson(known, writtenBy(draft));
  noteOverride(known, id, warning, draft.reason);
  return id;
}

/** Saves the form of a person, and records a change of pay. */
export function savePerson(known: Known, id: string, draft: PersonDraft): StaffMember {
  const stored = personOf(known, id);
  const before = stored?.details?.hourlyRate ?? null;
  const written = writtenBy(draft);
  noteOverride(known, id, overridden(known, employedIn(draft), stored), draft.reason);
  if (before !== written.hourlyRate) {
    const told = { ...untold, reason: draft.reason.trim() || null };
    happened(known, id, staffEventInWords({ ...told, kind: 'pay', from: before, to: written.hourlyRate }));
  }
  writePerson(known, id, written);
  return personOf(known, id) as StaffMember;
}

const untold = { from: null, to: null, warning: null, reason: null, season: null, role: null };

function noteOverride(known: Known, id: string, warning: string | null, reason: string): void {
  if (warning === null) return;
  happened(known, id, staffEventInWords({ ...untold, kind: 'override', warning, reason: reason.trim() }));
}

/** Adds an event to a person's history, by the person who makes the change. */
export function happened(known: Known, staffId: string, what: string): void {
  const event: PersonEvent = { id: newId(), at: known.source.now().toISOString(), what, by: myName(known) };
  known.change('listEvents', (events, asked) => (asked === staffId ? [event, ...events] : events));
}
