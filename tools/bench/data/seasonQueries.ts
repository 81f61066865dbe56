import type { ListQuery } from './listQueries';
import { LARGEST_CLUB } from './manyClubs';

const ofClub = `where club_id = '${LARGEST_CLUB}'`;
const ofSeason = `where season_id = (select id from public.seasons ${ofClub} and year = '2025')`;
const ofSurvey = `where survey_id = (select id from public.surveys ${ofSeason})`;
const ofProject = `where project_id = (select id from public.capital_projects ${ofClub} and title = 'Project 7')`;

/** What Post-Season and ClubFuture read of a club with ten seasons and 5,000 answers. */
export const seasonQueries: ListQuery[] = [
  { name: 'seasons', sql: `select * from public.seasons ${ofClub} order by year` },
  { name: 'summary of a season', sql: `select * from public.season_summary ${ofSeason}` },
  { name: 'steps of a season', sql: `select * from public.post_season_steps ${ofSeason} order by position` },
  { name: 'ratings of a season', sql: `select * from public.satisfaction_categories ${ofSeason} order by position` },
  { name: 'ratings of every season', sql: `select * from public.satisfaction_categories ${ofClub} order by year` },
  { name: 'comments of surveys', sql: `select * from public.survey_comments ${ofSeason} order by id limit 1000` },
  {
    name: 'comments of uploads',
    sql: `select entry.id, entry.comment from public.feedback_entries as entry
      join public.feedback_uploads as upload on upload.id = entry.upload_id ${ofSeason.replace('season_id', 'upload.season_id')}
      order by entry.id limit 1000`,
  },
  { name: 'uploads', sql: `select * from public.feedback_upload_overview ${ofSeason}` },
  { name: 'surveys', sql: `select * from public.survey_overview ${ofSeason}` },
  { name: 'results of a survey', sql: `select * from public.survey_question_results ${ofSurvey} order by position` },
  { name: 'insights of a survey', sql: `select * from public.survey_insights ${ofSurvey}` },
  {
    name: 'invitations',
    sql: `select id, name, email, sent_at, completed_at from public.survey_invitations ${ofSurvey} order by id limit 1000`,
  },
  { name: 'lessons', sql: `select * from public.lessons ${ofClub} order by position, id` },
  {
    name: 'people of a season',
    sql: `select * from public.staff_season_records ${ofSeason} order by staff_id limit 1000`,
  },
  { name: 'photos', sql: `select * from public.season_photos ${ofSeason} order by taken_on, id` },
  {
    name: 'documents',
    sql: `select * from public.club_documents ${ofSeason} and kind <> 'project' order by title, id`,
  },
  { name: 'metrics', sql: `select * from public.measure_progress ${ofClub} order by measure` },
  { name: 'targets', sql: `select * from public.strategic_metric_progress ${ofClub} order by position` },
  { name: 'metrics on the dashboard', sql: `select * from public.club_future_progress ${ofClub}` },
  { name: 'projects', sql: `select * from public.capital_projects ${ofClub} order by created_at desc, id` },
  { name: 'funding', sql: `select * from public.project_funding ${ofClub}` },
  {
    name: 'history of a project',
    sql: `select * from public.project_updates ${ofProject} order by created_at desc, id`,
  },
  { name: 'bids of a project', sql: `select * from public.project_bids ${ofProject} order by amount, id` },
  { name: 'comments of a project', sql: `select * from public.project_comments ${ofProject} order by created_at, id` },
  {
    name: 'budgeted projects',
    sql: `select project_id, year from public.budget_categories ${ofClub} and project_id is not null order by project_id`,
  },
  { name: 'wishes', sql: `select * from public.wishlist_items ${ofClub} order by cost desc, item, id` },
  { name: 'reserve study', sql: `select * from public.reserve_components ${ofClub} order by name` },
];
