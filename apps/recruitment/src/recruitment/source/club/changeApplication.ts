import { asking, saving } from '@platform/module-kit/screens';
import type { ApplicationStatus } from '../../rules/status';
import type { Answer, Application, NewApplication } from '../rows/application';
import type { AnswerTerms, Rejection } from '../rows/letter';

/** Moves an application, with a letter if the rejection has one, and returns its new version. @throws DataError */
export async function moveApplication(
  { id, version }: Application,
  to: ApplicationStatus,
  rejection?: Rejection,
): Promise<number> {
  if (rejection?.letter) {
    const { reason, letter } = rejection;
    return asking('The application was not moved, and nothing was sent. Check your connection and try again.')((db) =>
      db.rpc('reject_applicant', {
        application_id_param: id,
        version_param: version,
        reason_param: reason,
        letter_param: letter,
      }),
    );
  }
  return asking('The application was not moved. Check your connection and try again.')((db) =>
    db.rpc('move_application', {
      application_id_param: id,
      status_param: to,
      version_param: version,
      ...(rejection && { reason_param: rejection.reason }),
    }),
  );
}

/** Invites an applicant or makes an offer, with an optional letter. Returns the new version. @throws DataError */
export async function answerApplicant(
  { id, version }: Application,
  answer: Answer,
  { letter, position }: AnswerTerms,
): Promise<number> {
  return asking('Nothing was sent or noted. Check your connection and try again.')((db) =>
    db.rpc('answer_applicant', {
      application_id_param: id,
      answer_param: answer,
      version_param: version,
      ...(letter !== null && { letter_param: letter }),
      ...(position !== null && { position_param: position }),
    }),
  );
}

/** Adds a note to the history. @throws DataError */
export async function addNote(clubId: string, applicationId: string, note: string): Promise<void> {
  await saving('The note was not added. Check your connection and try again.')((db) =>
    db
      .from('job_application_events')
      // The database adds the author and the time.
      .insert({ club_id: clubId, application_id: applicationId, note } as never),
  );
}

/** Enters an application that did not come through the public page, and returns its id. @throws DataError */
export async function enterApplication(clubId: string, values: NewApplication): Promise<string> {
  return asking('The application was not entered. Check your connection and try again.')((db) =>
    db.rpc('enter_application', {
      club_id_param: clubId,
      application_param: {
        name: values.name,
        email: values.email,
        phone: values.phone,
        source: values.source,
        applied_date: values.appliedDate,
        first_day: values.availability.firstDay,
        last_day: values.availability.lastDay,
        days_per_week: values.availability.daysPerWeek,
        age_band: values.availability.ageBand,
      },
      job_role_ids_param: [...values.jobRoleIds],
    }),
  );
}
