import { LAKESIDE } from '../people';
import { clubTable, confidentialTable, type Subject, type TableRule } from './rule';

const ownStaff = 'staff_id in (select id from public.staff_members where user_id = $me)';
/** A person of the seed who works at a club. */
export const staffOf = (clubId: string) =>
  clubId === LAKESIDE ? '20000005-0000-4000-8000-000000000001' : '10000005-0000-4000-8000-000000000001';

/** The rows of a person who works at a club; `relation` is the table or the view over it. */
const staffRows = (relation: string): TableRule =>
  confidentialTable(
    'name',
    (clubId) => `insert into public.${relation} (club_id, name, role) values ('${clubId}', 'New Person', 'Lifeguard')`,
    'user_id = $me',
  );

const jobRoles = (relation: string): TableRule =>
  clubTable('title', (clubId) => `insert into public.${relation} (club_id, title) values ('${clubId}', 'New role')`);

/** Seasons, job roles, and the people who work at a club. */
export const staff: Subject = {
  tables: {
    seasons: clubTable(
      'opens_on',
      (clubId) => `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
        values ('${clubId}', '2031', '2031-05-01', '2031-05-24', '2031-09-01')`,
    ),
    certification_types: clubTable(
      'name',
      (clubId) => `insert into public.certification_types (club_id, name) values ('${clubId}', 'New certificate')`,
    ),
    job_role_definitions: jobRoles('job_role_definitions'),
    job_roles: { ...jobRoles('job_roles'), storedIn: 'job_role_definitions' },
    job_role_requirements: clubTable(
      'requirement',
      (clubId) => `insert into public.job_role_requirements (club_id, job_role_id, requirement)
        values ('${clubId}', (select id from public.job_role_definitions where club_id = '${clubId}' limit 1), 'New')`,
    ),
    staff_members: staffRows('staff_members'),
    staff: { ...staffRows('staff'), storedIn: 'staff_members' },
    staff_certifications: confidentialTable(
      'certification_name',
      (clubId) => `insert into public.staff_certifications (club_id, staff_id, certification_name)
        values ('${clubId}', '${staffOf(clubId)}', 'New certificate')`,
      ownStaff,
    ),
  },
  views: ['job_roles', 'staff'],
  callable: {
    authenticated: [
      'app.club_date(uuid,timestamp with time zone)',
      'app.club_now(uuid)',
      'app.club_today(uuid)',
      'app.club_week_start(uuid)',
      'app.my_staff_ids()',
      'app.positions_filled(uuid,text)',
    ],
    service_role: [
      'app.club_date(uuid,timestamp with time zone)',
      'app.club_now(uuid)',
      'app.club_today(uuid)',
      'app.club_week_start(uuid)',
      'app.positions_filled(uuid,text)',
    ],
  },
};
