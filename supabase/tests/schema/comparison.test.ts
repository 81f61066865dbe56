import { compareCatalogs } from '../../catalog/compareCatalogs';
import { readCatalog, type Catalog } from '../../catalog/readCatalog';
import { speechlessRules } from '../../catalog/speechlessRules';
import { migrationFiles } from '../../database/migrationFiles';
import { platformFiles } from '../../database/platformFiles';
import type { Engine } from '../rules/engines/engine';
import { buildPostgres } from '../rules/engines/postgres';

// That the comparison of schemas and migrations would find a difference, whatever kind it is of.

let database: Engine;
let before: Catalog;
beforeAll(async () => {
  database = await buildPostgres([...platformFiles(), ...migrationFiles()].map(({ sql }) => sql));
  before = await readCatalog(database);
});
afterAll(() => database.close());

/** The objects that differ after a change, which is taken back. */
async function objectsChangedBy(sql: string): Promise<string[]> {
  await database.run('begin');
  try {
    await database.run(sql);
    return compareCatalogs(before, await readCatalog(database)).map(({ object }) => object);
  } finally {
    await database.run('rollback');
  }
}

const CHANGES: [what: string, sql: string, objects: string[]][] = [
  [
    'a comment that is missing',
    'comment on constraint clubs_name_length on public.clubs is null',
    ['comment on table constraint clubs_name_length on public.clubs'],
  ],
  [
    'a comment on a policy with other words',
    `comment on policy clubs_insert on public.clubs is 'No.'`,
    ['comment on policy clubs_insert on public.clubs'],
  ],
  [
    'a right on a table that is revoked',
    'revoke select on public.clubs from authenticated',
    ['rights of authenticated on public.clubs'],
  ],
  [
    'a right on a column that is granted',
    'grant update (created_at) on public.job_applications to authenticated',
    ['rights of authenticated on column public.job_applications.created_at'],
  ],
  [
    'a right on a function that is granted',
    'grant execute on function app.new_token() to anon',
    ['rights of anon on function app.new_token()'],
  ],
  ['a right on a schema that is granted', 'grant create on schema app to anon', ['rights of anon on schema app']],
  [
    'rights that later tables get',
    'alter default privileges in schema public grant select on tables to anon',
    ['rights of anon on later tables of postgres in public'],
  ],
  ['row level security that is off', 'alter table public.shifts disable row level security', ['table public.shifts']],
  [
    'a policy with another condition',
    'alter policy clubs_select on public.clubs using (true)',
    ['policy clubs_select on public.clubs'],
  ],
  [
    'a policy for another role',
    'alter policy clubs_select on public.clubs to anon',
    ['policy clubs_select on public.clubs'],
  ],
  [
    'a policy that lets in more',
    'alter policy clubs_insert on public.clubs with check (true)',
    ['policy clubs_insert on public.clubs'],
  ],
  [
    'a function with another body',
    `create or replace function app.day_words(day date, today date default null) returns text
      language sql stable set search_path = '' as $$ select to_char(day, 'FMDay') $$`,
    ['function app.day_words(day date, today date)'],
  ],
  [
    'a function that runs with the rights of its owner',
    'alter function app.day_words(date, date) security definer',
    ['function app.day_words(day date, today date)'],
  ],
  [
    'a function whose answer is taken to be always the same',
    'alter function app.day_words(date, date) immutable',
    ['function app.day_words(day date, today date)'],
  ],
  [
    'a function without its search path',
    'alter function app.day_words(date, date) reset search_path',
    ['function app.day_words(day date, today date)'],
  ],
  [
    'a function of another owner',
    'alter function app.day_words(date, date) owner to service_role',
    [
      'function app.day_words(day date, today date)',
      'rights of postgres on function app.day_words(day date, today date)',
      'rights of service_role on function app.day_words(day date, today date)',
    ],
  ],
  [
    'a trigger that is gone',
    'drop trigger shifts_prepare on public.shifts',
    ['trigger shifts_prepare on public.shifts'],
  ],
  [
    'a trigger that is off',
    'alter table public.shifts disable trigger shifts_prepare',
    ['trigger shifts_prepare on public.shifts'],
  ],
  [
    'a default of a column',
    `alter table public.clubs alter column size set default 'large'`,
    ['column public.clubs.size'],
  ],
  [
    'a column that may be empty',
    'alter table public.clubs alter column name drop not null',
    ['column public.clubs.name'],
  ],
  [
    'the type of a column',
    'alter table app.rate_limit_hits alter column subject type character varying(200)',
    ['column app.rate_limit_hits.subject', 'constraint rate_limit_hits_subject_length on app.rate_limit_hits'],
  ],
  [
    'a further column, and that it stands last',
    'alter table app.settings add column extra text',
    ['column app.settings.extra', 'order of columns of app.settings'],
  ],
  [
    'a check with another condition',
    `alter table public.clubs drop constraint clubs_name_length,
      add constraint clubs_name_length check (char_length(name) > 0)`,
    ['comment on table constraint clubs_name_length on public.clubs', 'constraint clubs_name_length on public.clubs'],
  ],
  [
    'a foreign key that deletes nothing along',
    `alter table public.lessons drop constraint lessons_club_id_fkey,
      add constraint lessons_club_id_fkey foreign key (club_id) references public.clubs (id)`,
    ['constraint lessons_club_id_fkey on public.lessons'],
  ],
  [
    'an index over other columns',
    'drop index public.clubs_by_name; create index clubs_by_name on public.clubs (name, id)',
    ['index public.clubs_by_name'],
  ],
  [
    'a view that reads past the rules',
    'alter view public.staff_roster set (security_invoker = false)',
    ['view public.staff_roster'],
  ],
  [
    'a view that shows other rows',
    `do $$ begin
      execute format('create or replace view public.shift_hours with (security_invoker = true) as
        select * from (%s) as shown where club_id is not null', rtrim(pg_get_viewdef('public.shift_hours'::regclass), ';'));
    end $$`,
    ['definition of view public.shift_hours'],
  ],
  [
    'a type with a further field',
    'alter type app.news add attribute extra text',
    ['column app.news.extra', 'order of columns of app.news'],
  ],
  [
    'an enum',
    `create type app.mood as enum ('good')`,
    ['enum app.mood', 'rights of postgres on type app.mood', 'rights of public on type app.mood'],
  ],
  [
    'an extension',
    'create extension unaccent with schema extensions',
    ['comment on extension unaccent', 'extension unaccent'],
  ],
  [
    'a sequence that counts otherwise',
    'alter sequence public.module_channel_events_id_seq increment by 2',
    ['numbers of sequence public.module_channel_events_id_seq'],
  ],
  [
    'a rule that rewrites statements',
    'create rule nothing as on delete to app.settings do instead nothing',
    ['rule nothing on app.settings'],
  ],
  [
    'an operator',
    'create operator app.=== (function = int4eq, leftarg = integer, rightarg = integer)',
    ['operator app.===(integer,integer)'],
  ],
  [
    'a row that the migrations insert',
    `delete from app.module_tables where table_name = 'lessons'`,
    ['row of app.module_tables: {"module_id": "post-season", "table_name": "lessons"}'],
  ],
  [
    'a bucket that everyone reads',
    `update storage.buckets set public = true where id = 'job-files'`,
    [
      expect.stringMatching(/^row of storage.buckets: .*job-files/),
      expect.stringMatching(/^row of storage.buckets: .*job-files/),
    ],
  ],
];

test.each(CHANGES)('the comparison finds %s', async (_what, sql, objects) => {
  expect(await objectsChangedBy(sql)).toEqual(objects);
});

test('a rule that lost its sentence is named, with the statement that gives it one', async () => {
  await database.run('begin');
  try {
    await database.run('comment on constraint clubs_name_length on public.clubs is null');
    expect(await speechlessRules(database)).toEqual(['comment on constraint clubs_name_length on public.clubs']);
  } finally {
    await database.run('rollback');
  }
});
