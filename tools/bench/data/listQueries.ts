import { LARGEST_CLUB } from './manyClubs';

export interface ListQuery {
  name: string;
  sql: string;
}

const ofClub = `where club_id = '${LARGEST_CLUB}'`;

/** The product's lists as the screens request them: the first page for the largest club. */
export const listQueries: ListQuery[] = [
  { name: 'staff by name', sql: `select * from public.staff ${ofClub} order by name, id limit 50` },
  {
    name: 'staff with certifications',
    sql: `select staff.*, (
        select coalesce(json_agg(certification), '[]') from public.staff_certifications as certification
        where certification.staff_id = staff.id
      ) as staff_certifications
      from public.staff ${ofClub} order by name, id limit 50`,
  },
  { name: 'job roles', sql: `select * from public.job_roles ${ofClub} order by title limit 50` },
  { name: 'training modules', sql: `select * from public.training_modules ${ofClub} order by title limit 50` },
  {
    name: 'shifts of a week',
    sql: `select * from public.shifts ${ofClub}
      and starts_at >= date_trunc('week', now()) and starts_at < date_trunc('week', now()) + interval '7 days'
      order by starts_at, id limit 1000`,
  },
  {
    name: 'activity',
    sql: `select * from public.activity_logs ${ofClub} order by created_at desc limit 50`,
  },
  {
    name: 'roster',
    sql: `select * from public.staff_roster ${ofClub} order by name limit 50`,
  },
  {
    name: 'applications',
    sql: `select * from public.job_applications ${ofClub} order by applied_date desc limit 50`,
  },
  {
    name: 'tickets',
    sql: `select * from public.ticket_overview ${ofClub} order by opened_at desc limit 50`,
  },
  { name: 'daily logs', sql: `select * from public.daily_logs ${ofClub} order by date desc limit 50` },
  { name: 'budget of a year', sql: `select * from public.budget_categories ${ofClub} and year = '2026'` },
  { name: 'reports', sql: `select * from public.reports ${ofClub} order by created_at desc limit 50` },
  {
    name: 'team',
    sql: `select id, display_name, role, created_at, phone, user_id from public.profiles ${ofClub}
      order by display_name limit 1000`,
  },
];

/** The largest table without a filter: the cost of a forgotten condition. */
export const unfilteredPage: ListQuery = {
  name: 'staff without a filter',
  sql: 'select * from public.staff limit 50',
};

/** A query of the firm about one club among ten thousand. */
export const laborOfOneClub: ListQuery = {
  name: 'weekly labor',
  sql: `select * from public.weekly_labor ${ofClub} order by week_start desc, department limit 50`,
};
