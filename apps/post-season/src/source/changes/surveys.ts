import { asking, newId, saving, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { surveyStatus } from '../../rules/surveys/surveyStatus';
import type { QuestionResult, Survey, SurveyDetail, SurveyDraft, SurveyQuestion } from '../rows/survey';
import { hasOtherQuestions } from './known';
import { postSeasonChange } from './postSeasonChange';

/** The survey that was entered, in the form in which the database keeps it. */
const trimmed = (draft: SurveyDraft): SurveyDraft => ({
  ...draft,
  title: draft.title.trim(),
  introduction: draft.introduction.trim(),
  questions: draft.questions.map((question) => ({
    ...question,
    question: question.question.trim(),
    category: question.category.trim(),
    options: question.options.map((option) => option.trim()),
  })),
});

const sentQuestion = ({ question, type, category, isIntentToReturn, isRequired, options }: SurveyQuestion) => ({
  question,
  type,
  category,
  measure: isIntentToReturn ? 'intent_to_return' : null,
  isRequired,
  options: type === 'group' ? [...options] : null,
});

/** Saves a survey with its questions: a new one, or a known one over the version that was read. Returns its id. */
export const saveSurvey = postSeasonChange({
  // The form itself shows that it is saving.
  waits: 'own-form',
  send(_reader: ClubReader, seasonId: string, draft: SurveyDraft, before: SurveyDetail | null): Promise<string> {
    const { kind, title, introduction, opensOn, closesOn, questions } = trimmed(draft);
    const survey = {
      kind,
      title,
      introduction,
      opensOn: opensOn || null,
      closesOn: closesOn || null,
      questions: questions.map(sentQuestion),
    };
    return asking('The survey was not saved. Check your connection and try again.')((db) =>
      db.rpc('save_survey', {
        season_id_param: seasonId,
        survey_param: survey,
        ...(before && { survey_id_param: before.id, version_param: before.version }),
      }),
    );
  },
  expect(known, seasonId, draft, before) {
    const id = before?.id ?? newId();
    const kept = trimmed(draft);
    const { kind, title, opensOn, closesOn } = kept;
    const asksAnew = !before || hasOtherQuestions(before, kept);
    known.set('readSurvey', [id], { ...kept, id, seasonId, version: before ? before.version + 1 : 1 });
    if (asksAnew) known.set('listResults', [id], noResults(kept.questions));
    const changed = {
      title,
      status: surveyStatus(opensOn, closesOn, known.source.today()),
      opensOn: opensOn || null,
      closesOn: closesOn || null,
    };
    known.change('listSurveys', (surveys, ofSeason) => {
      if (before) return latestFirst(withChanged(surveys, [id], () => changed));
      const added: Survey = { ...changed, id, kind, invited: 0, completed: 0, responseRate: null };
      return ofSeason === seasonId ? latestFirst([...surveys, added]) : surveys;
    });
    if (!before) {
      known.set('listInvitations', [id], []);
      known.set('listInsights', [id], []);
      known.set('listDistributions', [id], []);
    }
    return id;
  },
});

/** Removes a survey that no one has answered, with its invitations. */
export const deleteSurvey = postSeasonChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, surveyId: string) =>
    saving('The survey was not removed. Check your connection and try again.')((db) =>
      db.from('surveys').delete().eq('id', surveyId).select('id').single(),
    ),
  expect(known, surveyId) {
    known.change('listSurveys', (surveys) => without(surveys, [surveyId]));
    known.set('readSurvey', [surveyId], null);
    known.set('listInvitations', [surveyId], []);
    known.set('listResults', [surveyId], []);
    known.set('listInsights', [surveyId], []);
    known.set('listDistributions', [surveyId], []);
  },
});

const noResults = (questions: readonly SurveyQuestion[]): QuestionResult[] =>
  questions.flatMap(({ question, type, isIntentToReturn }) =>
    type === 'text' || type === 'group'
      ? []
      : [{ id: newId(), question, type, percent: null, answers: 0, isIntentToReturn }],
  );

/** In the order of the read: drafts before the others. */
const latestFirst = (surveys: readonly Survey[]): Survey[] =>
  [...surveys].sort((a, b) => {
    const [one, other] = [a.opensOn ?? '9999', b.opensOn ?? '9999'];
    if (one !== other) return one < other ? 1 : -1;
    return a.id < b.id ? -1 : 1;
  });
