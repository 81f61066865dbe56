import { LAKESIDE } from '../support/people';
import {
  closedToBoard,
  clubFigures,
  clubTable,
  confidentialTable,
  kept,
  managers,
  noOneInserts,
  ownClub,
  type Subject,
  type TableRule,
} from './rule';

const ownStaff = 'staff_id in (select id from public.staff_members where user_id = $me)';
/** A person of the seed who works at a club. */
export const staffOf = (clubId: string) =>
  clubId === LAKESIDE ? '20000005-0000-4000-8000-000000000001' : '10000005-0000-4000-8000-000000000001';

/** The first season of a club, and a person of the seed who has not worked it. */
const seasonOf = (clubId: string) => `${clubId.slice(0, 1)}0000001-0000-4000-8000-000000000001`;
const newcomerOf = (clubId: string) =>
  clubId === LAKESIDE ? '20000005-0000-4000-8000-000000000005' : '10000005-0000-4000-8000-000000000009';

/** The rows of a person who works at a club; `relation` is the table or the view over it. */
const staffRows = (relation: string): TableRule =>
  kept(
    confidentialTable(
      'name',
      (clubId) =>
        `insert into public.${relation} (club_id, name, role) values ('${clubId}', 'New Person', 'Lifeguard')`,
      'user_id = $me',
    ),
  );

const jobRoles = (relation: string): TableRule =>
  clubTable('title', (clubId) => `insert into public.${relation} (club_id, title) values ('${clubId}', 'New role')`);

/** Seasons, job roles, and the people who work at a club. */
export const staff: Subject = {
  tables: {
    seasons: kept(
      clubTable(
        'opens_on',
        (clubId) => `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
          values ('${clubId}', '2031', '2031-05-01', '2031-05-24', '2031-09-01')`,
      ),
    ),
    certification_types: closedToBoard(
      clubTable(
        'name',
        (clubId) => `insert into public.certification_types (club_id, name) values ('${clubId}', 'New certificate')`,
      ),
    ),
    job_role_definitions: jobRoles('job_role_definitions'),
    job_roles: { ...jobRoles('job_roles'), storedIn: 'job_role_definitions' },
    job_role_requirements: closedToBoard(
      clubTable(
        'requirement',
        (clubId) => `insert into public.job_role_requirements (club_id, job_role_id, requirement)
        values ('${clubId}', (select id from public.job_role_definitions where club_id = '${clubId}' limit 1), 'New')`,
      ),
    ),
    staff_members: staffRows('staff_members'),
    staff: { ...staffRows('staff'), storedIn: 'staff_members' },
    staff_certifications: confidentialTable(
      'certification_name',
      (clubId) => `insert into public.staff_certifications (club_id, staff_id, certification_name)
        values ('${clubId}', '${staffOf(clubId)}', 'New certificate')`,
      ownStaff,
    ),
    staff_seasons: {
      ...confidentialTable(
        'role',
        (clubId) => `insert into public.staff_seasons (club_id, season_id, staff_id, role)
          values ('${clubId}', '${seasonOf(clubId)}', '${newcomerOf(clubId)}', 'New role')`,
      ),
      // Refused as a whole by a club that has closed a season.
      delete: managers(
        `${ownClub} and not exists (select from public.seasons where ${ownClub} and closed_at is not null)`,
      ),
    },
    season_events: {
      key: 'id::text',
      select: { ...managers(ownClub), firm: 'true' },
      update: { column: 'action' },
      delete: {},
      insert: noOneInserts(`insert into public.season_events (club_id) values (gen_random_uuid())`),
    },
    staff_events: {
      key: 'id::text',
      select: { ...managers(ownClub), firm: 'true' },
      update: { column: 'reason' },
      delete: {},
      insert: noOneInserts(`insert into public.staff_events (club_id) values (gen_random_uuid())`),
    },
    staff_season_records: clubFigures('staff_season_records', 'staff_seasons', 'id::text', managers(ownClub)),
    season_retention: clubFigures('season_retention', 'seasons', 'season_id::text'),
    staff_roster: closedToBoard(clubFigures('staff_roster', 'staff_members', 'id::text')),
    staff_measures: clubFigures('staff_measures', 'clubs', 'club_id::text'),
  },
  views: ['job_roles', 'season_retention', 'staff', 'staff_measures', 'staff_roster', 'staff_season_records'],
  callable: {
    authenticated: [
      'ask_for_certification(uuid)',
      'ask_to_return(uuid,uuid[])',
      'close_season(uuid,integer)',
      'decide_certification(uuid,boolean,integer,text)',
      'reopen_season(uuid,text,integer)',
      'season_close_preview(uuid)',
      'submit_certification(text,uuid,uuid,text,text,text,date,date)',
      'time_zone_moves(uuid)',
      'app.ask_to_return(uuid,uuid[])',
      'app.reopen_season(uuid,text,integer)',
      'minimum_wage(uuid)',
      'app.minimum_wage(uuid)',
      'app.lawful_age(uuid,text)',
      'app.pay_reason_of(uuid)',
      'app.required_age(uuid,text)',
      'import_staff(uuid,jsonb,boolean,boolean,text)',
      'find_on_roster(uuid,text[],uuid[])',
      'roster_page(uuid,text,uuid)',
      'team_jobs(uuid)',
      'app.ask_for_certification(uuid)',
      'app.club_date(uuid,timestamp with time zone)',
      'app.club_now(uuid)',
      'app.club_roster(uuid)',
      'app.club_staff_measures(uuid)',
      'app.club_today(uuid)',
      'app.club_week_start(uuid)',
      'app.decide_certification(uuid,boolean,integer,text)',
      'app.import_staff(uuid,jsonb,boolean,boolean,text)',
      'app.my_certificate_files()',
      'app.my_certificate_folders()',
      'app.my_certificate_folders_with_room()',
      'app.submit_certification(uuid,uuid,text,text,text,date,date,text)',
      'app.my_staff_ids()',
      'app.positions_filled(uuid,text)',
      'app.find_on_roster(uuid,text[],uuid[])',
      'app.roster_page(uuid,text,uuid)',
      'app.season_turnout(uuid)',
      'app.team_jobs(uuid)',
    ],
    service_role: [
      'app.lawful_age(uuid,text)',
      'app.pay_reason_of(uuid)',
      'app.required_age(uuid,text)',
      'app.club_date(uuid,timestamp with time zone)',
      'app.club_now(uuid)',
      'app.club_roster(uuid)',
      'app.club_staff_measures(uuid)',
      'app.club_today(uuid)',
      'app.club_week_start(uuid)',
      'app.positions_filled(uuid,text)',
      'app.season_turnout(uuid)',
    ],
  },
};
