import { LAKESIDE } from '../support/people';
import { readOnlyView } from './readOnlyView';
import {
  closedToBoard,
  clubTable,
  confidentialTable,
  everything,
  managers,
  members,
  ownClub,
  type Reach,
  type Subject,
  type TableRule,
} from './rule';

const written = 'author_id = $me';
const everyonesInserts = { member: 'own club', manager: 'own club', admin: 'own club' } as const;
const ownAndManaged: Reach = { member: written, ...managers(ownClub) };

/** A record: everyone of the club adds and reads their own, managers read the club's and strike wrong ones. */
const record = (into: (clubId: string) => string): TableRule => ({
  key: 'id::text',
  select: { ...ownAndManaged, firm: everything },
  update: { column: 'struck_reason', ...managers(ownClub) },
  delete: {},
  insert: { into, allowed: everyonesInserts },
});

/** Everyone of the club may add a row that only managers read. */
const withReports = (rule: TableRule): TableRule => ({
  ...rule,
  insert: { ...rule.insert, allowed: everyonesInserts },
});

const poolOf = (clubId: string) => `${clubId === LAKESIDE ? 2 : 1}0000037-0000-4000-8000-000000000001`;

/** What staff write down: forms, daily logs, incidents, water readings. */
export const logs: Subject = {
  tables: {
    form_templates: closedToBoard(
      clubTable(
        'title',
        (clubId) => `insert into public.form_templates (club_id, title, kind, fields)
        values ('${clubId}', 'New form', 'other', '[{"label": "All well", "type": "yes_no"}]')`,
      ),
    ),
    daily_logs: record(
      (clubId) => `insert into public.daily_logs (club_id, type, notes) values ('${clubId}', 'other', 'New log')`,
    ),
    incidents: {
      ...withReports(
        confidentialTable(
          'location',
          (clubId) => `insert into public.incidents (club_id, severity, kind, occurred_at, description)
            values ('${clubId}', 'minor', 'injury', '2025-04-30 12:00+00', 'New incident')`,
        ),
      ),
      // No person deletes them: the job of the retention rules does.
      delete: {},
    },
    season_safety: readOnlyView('season_safety', members(ownClub), 'season_id::text'),
    pools: closedToBoard(
      clubTable('name', (clubId) => `insert into public.pools (club_id, name) values ('${clubId}', 'New pool')`),
    ),
    water_readings: record(
      (clubId) => `insert into public.water_readings (club_id, pool_id, ph)
        values ('${clubId}', '${poolOf(clubId)}', 7.4)`,
    ),
    rotation_rules: closedToBoard(
      clubTable(
        'break_minutes',
        (clubId) => `insert into public.rotation_rules (club_id) values ('${clubId}')
        on conflict (club_id) do update set break_minutes = 20`,
      ),
    ),
    water_quality: readOnlyView('water_quality', ownAndManaged),
  },
  views: ['season_safety', 'water_quality'],
  callable: {
    authenticated: [
      'people_on_shift(uuid,date)',
      'readings_of_day(uuid,date)',
      'water_now(uuid)',
      'app.are_confidential_paths(text[],uuid)',
      'app.are_distinct_names(text[])',
      'app.are_signatures(jsonb)',
      'app.are_reading_times(time without time zone[])',
      'app.incident_counts(uuid,date,date)',
      'app.my_incident_folders()',
      'app.my_reported_photos()',
      'app.people_on_shift(uuid,date)',
      'app.readings_of_day(uuid,date)',
      'app.water_now(uuid)',
      'app.safety_score(bigint,bigint,bigint)',
    ],
    service_role: [
      'tell_of_missed_readings()',
      'app.are_confidential_paths(text[],uuid)',
      'app.are_distinct_names(text[])',
      'app.are_signatures(jsonb)',
      'app.are_reading_times(time without time zone[])',
      'app.incident_counts(uuid,date,date)',
      'app.safety_score(bigint,bigint,bigint)',
      'app.tell_of_missed_readings()',
    ],
  },
};
