import { byTitle, newId, saving, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../shared/changes/clubChange';
import { changeApplication, type Known, type NewEvent } from '../../shared/changes/known';
import { inPublicOrder } from '../rules/requirements';
import type { ApplicationStatus } from '../rules/status';
import type { Answer, Application, NewApplication } from './rows/application';
import * as applications from './club/changeApplication';
import { hire as sendHire } from './club/hiring';
import * as roles from './club/jobRoleRows';
import { rehire as sendRehire } from './club/lastSeasonRows';
import { saveLetterSettings as sendLetterSettings } from './club/letterRows';
import type { HireTerms } from './rows/hire';
import type { JobRole, JobRoleValues } from './rows/jobRole';
import type { AnswerTerms, LetterSettings, Rejection } from './rows/letter';
import { NO_EMAIL_SENT } from './answerWords';

// A demo sends no email: it keeps the text, and claims no delivery.
const told = (kind: Answer | 'refused', { letter, position }: AnswerTerms): NewEvent => ({
  kind,
  position,
  note: letter ?? NO_EMAIL_SENT,
});

/** Moves an application, and returns its new version. */
const moveApplication = clubChange({
  send: (_reader: ClubReader, application: Application, to: ApplicationStatus, rejection?: Rejection) =>
    applications.moveApplication(application, to, rejection),
  expect(known, { id, status: from, version }, to, rejection?: Rejection) {
    const letter = rejection?.letter ? [told('refused', { letter: rejection.letter, position: null })] : [];
    const why = rejection ? [{ kind: 'note' as const, note: rejection.reason }] : [];
    changeApplication(known, id, { status: to, version: version + 1 }, [
      ...letter,
      ...why,
      { kind: 'moved', move: { from, to } },
    ]);
    return version + 1;
  },
});

/**
 * Invites an applicant or makes an offer, and returns the new version. The page gets the version at once, so that a
 * move right afterwards does not conflict with this answer.
 */
const answerApplicant = clubChange({
  send: (_reader: ClubReader, application: Application, answer: Answer, terms: AnswerTerms) =>
    applications.answerApplicant(application, answer, terms),
  expect(known, { id, version }, answer, terms) {
    changeApplication(known, id, { version: version + 1 }, [told(answer, terms)]);
    return version + 1;
  },
});

const saveLetterSettings = clubChange({
  send: ({ club }: ClubReader, settings: LetterSettings) => sendLetterSettings(club.id, settings),
  expect: (known, settings) =>
    known.change('readLetterSettings', () => ({ ...settings, version: (settings.version ?? 0) + 1 })),
});

const addNote = clubChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, applicationId: string, note: string) =>
    applications.addNote(club.id, applicationId, note),
  expect: (known, applicationId, note) => changeApplication(known, applicationId, {}, [{ kind: 'note', note }]),
});

/** Enters an application that did not come through the public page, and returns its id. */
const enterApplication = clubChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, values: NewApplication) => applications.enterApplication(club.id, values),
  expect(known, { jobRoleIds, email, phone, ...values }) {
    const id = newId();
    const titles = new Map(known.get('listJobRoles')?.map((role) => [role.id, role.title]));
    const entered: Application = {
      ...values,
      id,
      email: email || null,
      phone: phone || null,
      positions: jobRoleIds.map((jobRoleId) => ({ jobRoleId, title: titles.get(jobRoleId) ?? '' })),
      staffId: null,
      hiredAs: null,
      status: 'pending_review',
      season: known.source.season,
      version: 1,
    };
    const unsaid = { message: null, notes: null, consentedAt: null, certificates: [], resumes: [], events: [] };
    known.set('readApplication', [id], { ...entered, ...unsaid });
    known.change('listApplications', (all) =>
      [entered, ...all].sort((one, other) => other.appliedDate.localeCompare(one.appliedDate)),
    );
    return id;
  },
});

/** Hires an applicant and makes all changes that follow, in one step. */
const hire = clubChange({
  waits: 'computed',
  send: (_reader: ClubReader, application: Application, terms: HireTerms) => sendHire(application, terms),
});

/** Adds a job role, or saves over one. People with the role follow its new title. */
function writeRole(known: Known, { requirements, ...values }: JobRoleValues, over?: JobRole): void {
  // An unchanged requirement keeps its id.
  const idOf = (text: string) => over?.requirements.find((requirement) => requirement.text === text)?.id ?? newId();
  const wanted = inPublicOrder(requirements.map((one) => ({ ...one, id: idOf(one.text) })));
  const counted = { positionsFilled: 0, requiredAge: 0 };
  const role = {
    ...counted,
    ...values,
    id: over?.id ?? newId(),
    requirements: wanted,
    version: (over?.version ?? 0) + 1,
  };
  known.change('listJobRoles', (all) => [...without(all, [role.id]), role].sort(byTitle));
  if (!over) return;
  known.change('listStaff', (list) => ({
    ...list,
    people: list.people.map((person) =>
      person.role === over.title && over.title !== values.title
        ? {
            ...person,
            role: values.title,
            details: person.details && { ...person.details, version: person.details.version + 1 },
          }
        : person,
    ),
  }));
}

const addJobRole = clubChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, values: JobRoleValues) => roles.writeJobRole(club.id, values),
  expect: (known, values) => writeRole(known, values),
});

const saveJobRole = clubChange({
  waits: 'own-form',
  send: ({ club }: ClubReader, role: JobRole, values: JobRoleValues) => roles.writeJobRole(club.id, values, role),
  expect: (known, role, values) => writeRole(known, values, role),
});

/** Opens or closes a role for applications. */
const setJobRoleOpen = clubChange({
  send: (_reader: ClubReader, role: JobRole, isOpen: boolean) => roles.setJobRoleOpen(role, isOpen),
  expect: (known, { id, version }, isOpen) =>
    known.change('listJobRoles', (all) => withChanged(all, [id], () => ({ isOpen, version: version + 1 }))),
});

const deleteJobRole = clubChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, { id }: JobRole) =>
    saving('The job role was not deleted. Check your connection and try again.')((db) =>
      db.from('job_roles').delete().eq('id', id).select('id').single(),
    ),
  expect: (known, { id }) => known.change('listJobRoles', (all) => without(all, [id])),
});

/** Brings people of a season back, and returns the result for each. Keeps a reason if a rule of age or pay warns. */
const rehire = clubChange({
  waits: 'computed',
  send: (
    _reader: ClubReader,
    seasonId: string,
    staffIds: readonly string[],
    beyondPositions: boolean,
    reason: string,
  ) => sendRehire(seasonId, staffIds, beyondPositions, reason),
});

/** All changes to applications and job roles. */
export const changes = {
  moveApplication,
  answerApplicant,
  saveLetterSettings,
  addNote,
  enterApplication,
  hire,
  addJobRole,
  saveJobRole,
  setJobRoleOpen,
  deleteJobRole,
  rehire,
};
