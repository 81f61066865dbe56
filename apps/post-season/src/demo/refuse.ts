import {
  checklist_of_lessons,
  guard_survey_questions,
  import_feedback,
  keep_survey_closed,
  open_document,
  open_invitation_of_survey,
  open_survey_of_club,
  save_survey,
} from '@platform/database/raised';
import { outdated, raised, type DemoRefusals } from '@platform/module-kit/screens';
import type { changes } from '../source/changes';
import { surveyStatus } from '../rules/surveys/surveyStatus';
import { findLesson, hasOtherQuestions, seasonsOfKnown, type Known, type KnownReads } from '../source/changes/known';
import { refuseClose } from './refuseClose';
import { sentText } from './importFeedback';

/** What the demo refuses, with the sentences of the database. */
export const refuse: DemoRefusals<KnownReads, typeof changes> = {
  ...refuseClose,
  openDocument(known, documentId, wanted) {
    const versions = known.get('listDocumentVersions', documentId) ?? [];
    const isThere = wanted === null ? versions.length > 0 : versions.some(({ number }) => number === wanted);
    return isThere ? undefined : raised(open_document.PT404);
  },
  importFeedback(known, file) {
    if (file.rows.length === 0) return raised(import_feedback['22023']);
    const before = known.get('listUploadedFiles', file.seasonId) ?? [];
    return before.some(({ sent }) => sent === sentText(file)) ? raised(import_feedback.PT409) : undefined;
  },
  savePhoto: (known, photoId, _draft, version) =>
    outdated(
      known
        .all('listPhotos')
        .flat()
        .find(({ id }) => id === photoId),
      version,
    ),
  saveSurvey(known, _seasonId, draft, before) {
    if (draft.questions.length === 0) return raised(save_survey['22023']);
    if (!before) return undefined;
    const now = known.get('readSurvey', before.id);
    const survey = surveyIn(known, before.id);
    const isOtherDay = draft.opensOn !== now?.opensOn || draft.closesOn !== now.closesOn;
    if (survey?.status === 'closed' && isOtherDay) return raised(keep_survey_closed.PT409);
    const isAnswered = (survey?.completed ?? 0) > 0;
    if (now && isAnswered && hasOtherQuestions(now, draft)) return raised(guard_survey_questions['42501']);
    return outdated(now, before.version);
  },
  mailSurvey: (known, surveyId) => notOpen(known, surveyId),
  remindOfSurvey: (known, surveyId) => notOpen(known, surveyId),
  renewInvitation: (known, invitationId) => answered(known, invitationId),
  withdrawInvitation: (known, invitationId) => answered(known, invitationId),
  saveLesson: (known, lessonId, _draft, version) => outdated(findLesson(known, lessonId), version),
  carryToChecklist(known, { id, item }) {
    const { learnedIn, next } = seasonsOfKnown(known, id);
    return item || !learnedIn || next ? undefined : raised(checklist_of_lessons.PT409, learnedIn.year);
  },
};

const surveyIn = (known: Known, surveyId: string) =>
  known
    .all('listSurveys')
    .flat()
    .find(({ id }) => id === surveyId);

function notOpen(known: Known, surveyId: string): Error | undefined {
  const survey = known.get('readSurvey', surveyId);
  const status = survey && surveyStatus(survey.opensOn, survey.closesOn, known.source.today());
  if (status === 'open') return undefined;
  return raised(status === 'closed' ? open_survey_of_club.surveyHasClosed : open_survey_of_club.surveyNotOpenYet);
}

const answered = (known: Known, invitationId: string): Error | undefined =>
  known
    .all('listInvitations')
    .flat()
    .find(({ id }) => id === invitationId)?.isAnswered
    ? raised(open_invitation_of_survey.PT409)
    : undefined;
