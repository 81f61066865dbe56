import { LAKESIDE } from '../support/people';
import { staffOf } from './staff';
import {
  clubFigures,
  clubTable,
  confidentialTable,
  everything,
  frozenWithSeason,
  keptWithSeason,
  managers,
  members,
  noOneInserts,
  ownClub,
  type Subject,
  type TableRule,
  withReportReaders,
} from './rule';

/** A survey of the seed that no one has answered, so that questions may still be added to it. */
const unansweredSurvey = (clubId: string) =>
  clubId === LAKESIDE ? '20000071-0000-4000-8000-000000000002' : '10000071-0000-4000-8000-000000000003';
const seasonOf = (clubId: string) =>
  clubId === LAKESIDE ? '20000001-0000-4000-8000-000000000001' : '10000001-0000-4000-8000-000000000001';

/** A file in the folder of a club for a photo that the matrix adds; it is uploaded before. */
export const newPhotoOf = (clubId: string) => `${clubId}/33333333-3333-4333-8333-333333333333.png`;

/** Rows that only functions of the server write. */
const written = (relation: string, column: string, select: TableRule['select']): TableRule => ({
  key: 'id::text',
  select,
  update: { column },
  delete: {},
  insert: noOneInserts(`insert into public.${relation} default values`),
});

/** A view that no one writes; `key` identifies its rows. */
const view = (relation: string, key: string, column: string, select: TableRule['select']): TableRule => ({
  ...written(relation, column, select),
  key,
});

const forManagers = { ...managers(ownClub), firm: everything };
const forMembers = { ...members(ownClub), firm: everything };

/** Surveys and their results, uploaded feedback, and what a club keeps of a season. */
export const postSeason: Subject = {
  tables: {
    surveys: keptWithSeason(
      confidentialTable(
        'title',
        (clubId) => `insert into public.surveys (club_id, kind, title) values ('${clubId}', 'member', 'New survey')`,
      ),
    ),
    survey_questions: {
      ...confidentialTable(
        'question',
        (clubId) => `insert into public.survey_questions (club_id, survey_id, question, type)
          values ('${clubId}', '${unansweredSurvey(clubId)}', 'New?', 'yes_no')`,
      ),
      // Questions with answers stay, and deleting all of them is refused as a whole.
      delete: {},
    },
    survey_invitations: written('survey_invitations', 'name', forManagers),
    // No one reads a response: what people answered leaves the database counted.
    survey_responses: written('survey_responses', 'survey_id', {}),
    survey_answers: written('survey_answers', 'rating', {}),
    feedback_uploads: { ...written('feedback_uploads', 'file_name', forManagers), delete: managers(ownClub) },
    feedback_entries: written('feedback_entries', 'rating', forManagers),
    feedback_upload_overview: view('feedback_upload_overview', 'upload_id::text', 'file_name', forManagers),
    survey_distributions: view('survey_distributions', `question_id || ' ' || place`, 'answers', forManagers),
    survey_question_results: view('survey_question_results', 'question_id::text', 'percent', forManagers),
    survey_categories: view('survey_categories', `survey_id || ' ' || name`, 'rating', forManagers),
    survey_overview: view('survey_overview', 'survey_id::text', 'invited', forManagers),
    survey_insights: view('survey_insights', `survey_id || ' ' || kind`, 'percent', forManagers),
    survey_comments: view('survey_comments', 'id::text', 'comment', forManagers),
    satisfaction_categories: view('satisfaction_categories', `season_id || ' ' || name`, 'rating', forManagers),
    season_satisfaction: view('season_satisfaction', 'season_id::text', 'rating', forMembers),
    season_summary: view('season_summary', 'season_id::text', 'year', forMembers),
    season_measures: view('season_measures', `season_id || ' ' || measure`, 'value', forMembers),
    lessons: keptWithSeason(
      clubTable(
        'lesson',
        (clubId) => `insert into public.lessons (club_id, kind, lesson) values ('${clubId}', 'worked', 'New lesson')`,
      ),
    ),
    season_photos: clubTable(
      'caption',
      (clubId) => `insert into public.season_photos (club_id, season_id, storage_path, mime_type, size_bytes, alt_text)
        values ('${clubId}', '${seasonOf(clubId)}', '${newPhotoOf(clubId)}', 'image/png', 2048, 'The new pool')`,
    ),
    staff_reviews: frozenWithSeason(
      confidentialTable(
        'rating',
        (clubId) => `insert into public.staff_reviews (club_id, staff_id, rating, reviewed_on)
          values ('${clubId}', '${staffOf(clubId)}', 4, '2025-04-30')`,
      ),
    ),
    club_documents: withReportReaders(
      confidentialTable(
        'title',
        (clubId) => `insert into public.club_documents (club_id, title) values ('${clubId}', 'New document')`,
        `club_id = $club and not confidential and kind not in ('financial_summary', 'bid')`,
      ),
      'club_id = $club and not confidential',
    ),
    club_document_versions: withReportReaders(
      {
        ...written('club_document_versions', 'mime_type', forManagers),
        select: {
          ...forManagers,
          member: `club_id = $club and document_id in (select id from public.club_documents
            where not confidential and kind not in ('financial_summary', 'bid'))`,
        },
      },
      `club_id = $club and document_id in (select id from public.club_documents where not confidential)`,
    ),
    club_document_openings: written('club_document_openings', 'name', forManagers),
    post_season_steps: view('post_season_steps', `season_id || ' ' || step`, 'done', forMembers),
    post_season_needs: clubFigures('post_season_needs', 'clubs', 'club_id::text'),
    post_season_progress: view('post_season_progress', 'club_id::text', 'done', forMembers),
  },
  views: [
    'feedback_upload_overview',
    'post_season_needs',
    'post_season_progress',
    'post_season_steps',
    'satisfaction_categories',
    'season_measures',
    'season_satisfaction',
    'season_summary',
    'survey_categories',
    'survey_comments',
    'survey_distributions',
    'survey_insights',
    'survey_overview',
    'survey_question_results',
  ],
  callable: {
    anon: [
      'answer_survey(text,jsonb)',
      'ask_for_survey_link(uuid,text)',
      'open_survey(text)',
      'open_survey_poster(uuid)',
      'app.answer_survey(text,jsonb)',
      'app.ask_for_survey_link(uuid,text)',
      'app.open_survey(text)',
      'app.open_survey_poster(uuid)',
    ],
    authenticated: [
      'answer_survey(text,jsonb)',
      'ask_for_survey_link(uuid,text)',
      'carry_lesson_to_checklist(uuid,uuid,uuid,uuid,date)',
      'carry_lesson_to_project(uuid)',
      'import_feedback(uuid,text,jsonb,boolean,boolean)',
      'invite_to_survey(uuid,jsonb)',
      'mail_survey(uuid,jsonb)',
      'open_document(uuid,integer)',
      'open_survey(text)',
      'open_survey_poster(uuid)',
      'remind_of_survey(uuid)',
      'renew_survey_invitation(uuid)',
      'save_survey(uuid,jsonb,uuid,integer)',
      'withdraw_survey_invitation(uuid)',
      'app.answer_survey(text,jsonb)',
      'app.are_group_options(text[])',
      'app.ask_for_survey_link(uuid,text)',
      'app.carry_lesson_to_checklist(uuid,uuid,uuid,uuid,date)',
      'app.carry_lesson_to_project(uuid)',
      'app.fewest_answers()',
      'app.import_feedback(uuid,text,jsonb,boolean,boolean)',
      'app.invite_to_survey(uuid,jsonb)',
      'app.budget_in_percent(uuid,text)',
      'app.closed_financial_files()',
      'app.is_certificate_file(uuid,uuid,text)',
      'app.is_club_file(uuid,text,boolean)',
      'app.last_season(uuid)',
      'app.mail_survey(uuid,jsonb)',
      'app.note_document_opening(uuid,integer)',
      'app.open_survey(text)',
      'app.open_survey_poster(uuid)',
      'app.post_season_steps(uuid)',
      'app.remind_of_survey(uuid)',
      'app.renew_survey_invitation(uuid)',
      'app.save_survey(uuid,jsonb,uuid,integer)',
      'app.season_categories(uuid)',
      'app.season_satisfaction(uuid)',
      'app.survey_comments(uuid)',
      'app.survey_distributions(uuid)',
      'app.survey_is_over(surveys)',
      'app.survey_ratings(uuid)',
      'app.survey_tallies(uuid)',
      'app.withdraw_survey_invitation(uuid)',
    ],
    service_role: [
      'prepare_survey_mail(uuid)',
      'remind_of_closing_surveys()',
      'app.prepare_survey_mail(uuid)',
      'app.remind_of_closing_surveys()',
      'app.are_group_options(text[])',
      'app.fewest_answers()',
      'app.budget_in_percent(uuid,text)',
      'app.is_certificate_file(uuid,uuid,text)',
      'app.is_club_file(uuid,text,boolean)',
      'app.last_season(uuid)',
      'app.post_season_steps(uuid)',
      'app.season_categories(uuid)',
      'app.season_satisfaction(uuid)',
      'app.survey_comments(uuid)',
      'app.survey_distributions(uuid)',
      'app.survey_is_over(surveys)',
      'app.survey_ratings(uuid)',
      'app.survey_tallies(uuid)',
    ],
  },
};
