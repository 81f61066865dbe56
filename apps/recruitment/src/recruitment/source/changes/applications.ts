import { record_answer } from '@platform/database/said';
import { newId, type ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import { changeApplication, type NewEvent } from '../../../shared/changes/known';
import type { ApplicationStatus } from '../../rules/status';
import * as applications from '../club/changeApplication';
import { hire as sendHire } from '../club/hiring';
import type { Answer, Application, NewApplication } from '../rows/application';
import type { HireTerms } from '../rows/hire';
import type { AnswerTerms, Rejection } from '../rows/letter';

// A demo sends no email: it keeps the text, and claims no delivery.
const told = (kind: Answer | 'refused', { letter, position }: AnswerTerms): NewEvent => ({
  kind,
  position,
  note: letter ?? record_answer.message,
});

/** Moves an application, and returns its new version. */
export const moveApplication = clubChange({
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
export const answerApplicant = clubChange({
  send: (_reader: ClubReader, application: Application, answer: Answer, terms: AnswerTerms) =>
    applications.answerApplicant(application, answer, terms),
  expect(known, { id, version }, answer, terms) {
    changeApplication(known, id, { version: version + 1 }, [told(answer, terms)]);
    return version + 1;
  },
});

export const addNote = clubChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, applicationId: string, note: string) =>
    applications.addNote(club.id, applicationId, note),
  expect: (known, applicationId, note) => changeApplication(known, applicationId, {}, [{ kind: 'note', note }]),
});

/** Enters an application that did not come through the public page, and returns its id. */
export const enterApplication = clubChange({
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
export const hire = clubChange({
  waits: 'computed',
  send: (_reader: ClubReader, application: Application, terms: HireTerms) => sendHire(application, terms),
});
