import { asking, byName, dayAt, everyPage, PAGE } from '@platform/module-kit/screens';
import { SURVEYS_FAILED } from '../failures';
import type { Invitation, Invitee, QuestionType, SurveyDetail, SurveyKind } from '../rows/survey';

const ask = asking(SURVEYS_FAILED);

/** A survey with its questions; null if it was removed. */
export async function readSurvey(surveyId: string): Promise<SurveyDetail | null> {
  const [row] = await ask((db) =>
    db
      .from('surveys')
      .select(
        'id, version, season_id, kind, title, introduction, opens_on, closes_on, survey_questions(question, type, category, measure, is_required, options)',
      )
      .eq('id', surveyId)
      .order('position', { referencedTable: 'survey_questions' })
      .order('id', { referencedTable: 'survey_questions' }),
  );
  if (!row) return null;
  return {
    id: row.id,
    version: row.version,
    seasonId: row.season_id,
    // Constraints of the tables allow only these kinds and types.
    kind: row.kind as SurveyKind,
    title: row.title,
    introduction: row.introduction ?? '',
    opensOn: row.opens_on ?? '',
    closesOn: row.closes_on ?? '',
    questions: row.survey_questions.map(({ question, type, category, measure, is_required: isRequired, options }) => ({
      question,
      type: type as QuestionType,
      category: category ?? '',
      isIntentToReturn: measure === 'intent_to_return',
      isRequired,
      options: options ?? [],
    })),
  };
}

/** The people who were asked, by name. */
export async function readInvitations(surveyId: string, timeZone: string): Promise<Invitation[]> {
  const rows = await everyPage<{
    id: string;
    name: string;
    email: string;
    sent_at: string | null;
    completed_at: string | null;
  }>((after) =>
    ask((db) => {
      const asked = db
        .from('survey_invitations')
        .select('id, name, email, sent_at, completed_at')
        .eq('survey_id', surveyId);
      return (after ? asked.gt('id', after.id) : asked).order('id').limit(PAGE);
    }),
  );
  return rows
    .map(({ id, name, email, sent_at: sentAt, completed_at }) => {
      return { id, name, email, sentOn: sentAt && dayAt(sentAt, timeZone), isAnswered: completed_at !== null };
    })
    .sort(byName);
}

/** The people on the staff with an email address, by name. */
export async function readStaffToAsk(clubId: string): Promise<Invitee[]> {
  const rows = await everyPage<{ id: string; name: string; email: string | null }>((after) =>
    ask((db) => {
      const staff = db.from('staff_members').select('id, name, email').eq('club_id', clubId).not('email', 'is', null);
      return (after ? staff.gt('id', after.id) : staff).order('id').limit(PAGE);
    }),
  );
  return rows.map(({ name, email }) => ({ name, email: email ?? '' })).sort(byName);
}
