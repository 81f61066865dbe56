import { LAKESIDE } from '../support/people';
import {
  boardTable,
  clubFigures,
  clubTable,
  everything,
  managers,
  members,
  noOneInserts,
  ownClub,
  reportReaders,
  type Subject,
  type TableRule,
} from './rule';

const projectOf = (clubId: string) => `${clubId === LAKESIDE ? 2 : 1}0000080-0000-4000-8000-000000000001`;

/** A view over what members read, which no one writes; `key` identifies its rows. */
const view = (relation: string, key: string, column: string): TableRule => ({
  key,
  select: { ...members(ownClub), firm: everything },
  update: { column },
  delete: {},
  insert: noOneInserts(`insert into public.${relation} default values`),
});

/** What people who read reports read, and no one writes but functions of ours. */
const writtenByFunctions = (table: string, column: string): TableRule => ({
  key: 'id::text',
  select: { ...reportReaders(ownClub), firm: everything },
  update: { column },
  delete: {},
  insert: noOneInserts(`insert into public.${table} default values`),
});

/** The ballots of a vote that was counted; others are read only by the person who cast them. */
const counted = `${ownClub} and vote_id in (select id from public.project_votes where counted_at is not null)`;

/** Projects, wishes, workforce, metrics and saved reports. */
export const clubFuture: Subject = {
  tables: {
    wishlist_items: clubTable(
      'item',
      (clubId) =>
        `insert into public.wishlist_items (club_id, list, item, cost) values ('${clubId}', 'staff', 'New', 1)`,
    ),
    capital_projects: clubTable(
      'title',
      (clubId) => `insert into public.capital_projects (club_id, title) values ('${clubId}', 'New project')`,
    ),
    project_updates: {
      ...clubTable(
        'note',
        (clubId) => `insert into public.project_updates (club_id, project_id, note)
          values ('${clubId}', '${projectOf(clubId)}', 'New')`,
      ),
      update: { column: 'note' },
      delete: {},
    },
    project_comments: {
      ...boardTable(
        'comment',
        (clubId) => `insert into public.project_comments (club_id, project_id, comment)
          values ('${clubId}', '${projectOf(clubId)}', 'New')`,
      ),
      update: { column: 'comment' },
      delete: reportReaders('author_id = $me'),
      insert: {
        into: (clubId) => `insert into public.project_comments (club_id, project_id, comment)
          values ('${clubId}', '${projectOf(clubId)}', 'New')`,
        allowed: { board: 'own club', analyst: 'own club', manager: 'own club', admin: 'own club' },
      },
    },
    project_votes: writtenByFunctions('project_votes', 'question'),
    project_voters: writtenByFunctions('project_voters', 'name'),
    project_ballots: {
      ...writtenByFunctions('project_ballots', 'option'),
      select: {
        ...reportReaders(`(${counted}) or user_id = $me`),
        member: 'user_id = $me',
        firm: 'vote_id in (select id from public.project_votes where counted_at is not null)',
      },
    },
    project_bids: {
      ...boardTable(
        'vendor_name',
        (clubId) => `insert into public.project_bids (club_id, project_id, vendor_name, amount)
          values ('${clubId}', '${projectOf(clubId)}', 'New vendor', 900)`,
      ),
      // Refused as a whole in a club that has chosen one of them.
      delete: managers(
        `${ownClub} and not exists (select from public.project_bids where club_id = $club and chosen_at is not null)`,
      ),
    },
    project_funding: view('project_funding', 'club_id::text', 'total'),
    open_wishes: view('open_wishes', 'id::text', 'item'),
    wishlist_matrix: view('wishlist_matrix', 'club_id::text', 'high'),
    wishlist_recommendations: view('wishlist_recommendations', 'id::text', 'position'),
    // One a club, and both clubs of the seed have theirs: it is written as the screen does, over the one that is there.
    workforce_plans: clubTable(
      'optimal_ratio',
      (clubId) => `insert into public.workforce_plans (club_id, optimal_ratio) values ('${clubId}', 10)
        on conflict (club_id) do update set optimal_ratio = excluded.optimal_ratio`,
    ),
    growth_assumptions: clubTable(
      'members',
      (clubId) => `insert into public.growth_assumptions (club_id, year, members) values ('${clubId}', '2031', 400)`,
    ),
    workforce_overview: view('workforce_overview', 'club_id::text', 'ratio'),
    workforce_projections: view('workforce_projections', `club_id || ' ' || year`, 'members'),
    hiring_calendar: view('hiring_calendar', 'season_id::text', 'hire_from'),
    workforce_recommendations: view('workforce_recommendations', `club_id || ' ' || kind`, 'amount'),
    strategic_metrics: clubTable(
      'name',
      (clubId) => `insert into public.strategic_metrics (club_id, name, measure, target)
        values ('${clubId}', 'New', 'season_retention', 90)`,
    ),
    metric_snapshots: clubTable(
      'value',
      (clubId) => `insert into public.metric_snapshots (club_id, year, measure, value)
        values ('${clubId}', '2019', 'safety_score', 97)`,
    ),
    measure_progress: view('measure_progress', `club_id || ' ' || measure`, 'current'),
    strategic_metric_progress: view('strategic_metric_progress', 'metric_id::text', 'current'),
    club_future_progress: view('club_future_progress', 'club_id::text', 'done'),
    reserve_components: boardTable(
      'name',
      (clubId) => `insert into public.reserve_components (club_id, name, useful_years, remaining_years, cost)
        values ('${clubId}', 'New component', 10, 5, 1000)`,
    ),
    // One a club, and both clubs of the seed have theirs: it is written as the screen does, over the one that is there.
    reserve_plans: boardTable(
      'balance',
      (clubId) => `insert into public.reserve_plans
          (club_id, study_year, balance, yearly_contribution, inflation_percent, interest_percent)
        values ('${clubId}', '2025', 1, 1, 1, 1)
        on conflict (club_id) do update set balance = excluded.balance`,
    ),
    reserve_funding: {
      ...writtenByFunctions('reserve_funding', 'balance'),
      key: 'club_id::text',
    },
    reserve_projection: {
      ...writtenByFunctions('reserve_projection', 'balance'),
      key: `club_id || ' ' || year`,
    },
    saved_reports: {
      key: 'id::text',
      select: { ...members(`owner_id = $me or (shared and ${ownClub})`), firm: 'shared' },
      update: { column: 'title', ...members('owner_id = $me') },
      delete: members('owner_id = $me'),
      insert: {
        into: (clubId) => `insert into public.saved_reports (club_id, title, data_set, columns)
          values ('${clubId}', 'New report', 'staff', '["name"]')`,
        allowed: { member: 'own club', manager: 'own club', admin: 'own club' },
      },
    },
    report_schedules: {
      key: 'id::text',
      select: members(`owner_id = $me and ${ownClub}`),
      update: { column: 'every' },
      delete: members(`owner_id = $me and ${ownClub}`),
      insert: noOneInserts('insert into public.report_schedules default values'),
    },
    club_future_needs: clubFigures('club_future_needs', 'clubs', 'club_id::text'),
  },
  views: [
    'club_future_needs',
    'club_future_progress',
    'hiring_calendar',
    'measure_progress',
    'open_wishes',
    'project_funding',
    'reserve_funding',
    'reserve_projection',
    'strategic_metric_progress',
    'wishlist_matrix',
    'wishlist_recommendations',
    'workforce_overview',
    'workforce_projections',
    'workforce_recommendations',
  ],
  callable: {
    authenticated: [
      'cast_ballot(uuid,integer)',
      'add_project_to_budget(uuid,text)',
      'change_project_status(uuid,text,text,integer)',
      'choose_bid(uuid,text,boolean)',
      'close_project_vote(uuid)',
      'possible_voters(uuid)',
      'report_recipients()',
      'schedule_report(uuid,text,date,uuid[])',
      'start_project_vote(uuid,text,text[],integer,uuid[],integer,timestamp with time zone)',
      'withdraw_project_vote(uuid,text)',
      'app.cast_ballot(uuid,integer)',
      'app.choose_bid(uuid,text,boolean)',
      'app.close_project_vote(uuid)',
      'app.counted_votes()',
      'app.possible_voters(uuid)',
      'app.report_recipients()',
      'app.schedule_report(uuid,text,date,uuid[])',
      'app.start_project_vote(uuid,text,text[],integer,uuid[],integer,timestamp with time zone)',
      'app.withdraw_project_vote(uuid,text)',
      'promote_ticket_to_project(uuid)',
      'promote_wish_to_project(uuid)',
      'app.add_project_to_budget(uuid,text)',
      'app.change_project_status(uuid,text,text,integer)',
      'app.is_measure(text)',
      'app.measures()',
      'app.promote_ticket_to_project(uuid)',
      'app.promote_wish_to_project(uuid)',
    ],
    service_role: [
      'count_due_votes()',
      'mail_due_reports()',
      'app.count_due_votes()',
      'app.mail_due_reports()',
      'app.is_measure(text)',
      'app.measures()',
    ],
  },
};
