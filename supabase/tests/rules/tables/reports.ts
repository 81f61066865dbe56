import { readOnlyView } from './readOnlyView';
import { boardTable, members, ownClub, type Subject } from './rule';

/** What clubs keep of their figures, and how far they are. */
export const reports: Subject = {
  tables: {
    reports: boardTable(
      'title',
      (clubId) => `insert into public.reports (club_id, title, type, starts_on, ends_on)
        values ('${clubId}', 'New report', 'overview', '2025-04-01', '2025-04-30')`,
    ),
    pre_season_progress: readOnlyView('pre_season_progress', members(ownClub), 'club_id::text'),
    recruitment_progress: readOnlyView('recruitment_progress', members(ownClub), 'club_id::text'),
    operations_progress: readOnlyView('operations_progress', members(ownClub), 'club_id::text'),
  },
  views: ['operations_progress', 'pre_season_progress', 'recruitment_progress'],
  callable: {
    authenticated: [
      'report_figures(uuid,date,date)',
      'report_hours_basis(uuid,date,date)',
      'report_weeks(uuid,date,date)',
      'report_work(uuid,date,date,text)',
      'app.report_days(uuid,date,date)',
      'app.report_hours(uuid,date,date)',
      'app.report_shifts(uuid,date,date)',
    ],
  },
};
