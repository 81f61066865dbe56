-- Feedback that a club collected elsewhere (cards at the gate, another survey tool) and uploads as rows of a CSV: date,
-- category, rating, comment. It counts towards the season's satisfaction beside the answers to surveys. Confidential:
-- comments may name people.

create table public.feedback_uploads (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid,
  file_name text not null,
  content_hash text not null,
  left_out integer not null default 0,
  uploaded_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint feedback_uploads_in_club unique (id, club_id),
  constraint feedback_uploads_season foreign key (season_id, club_id) references public.seasons (id, club_id)
    on delete set null (season_id),
  constraint feedback_uploads_once unique (club_id, season_id, content_hash),
  constraint feedback_uploads_file_name_length check (char_length(btrim(file_name)) between 1 and 200 and char_length(file_name) <= 200),
  constraint feedback_uploads_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$'),
  constraint feedback_uploads_left_out_range check (left_out between 0 and 5000)
);
create index feedback_uploads_of_season on public.feedback_uploads (season_id, club_id);
create index feedback_uploads_of_person on public.feedback_uploads (uploaded_by);
create index feedback_uploads_newest_first on public.feedback_uploads (club_id, created_at desc, id);
comment on constraint feedback_uploads_once on public.feedback_uploads is 'These rows were uploaded before.';
comment on constraint feedback_uploads_file_name_length on public.feedback_uploads is
  'A file name has 1 to 200 characters.';
comment on constraint feedback_uploads_content_hash_form on public.feedback_uploads is
  'The rows cannot be told apart. Upload the file again.';
comment on constraint feedback_uploads_left_out_range on public.feedback_uploads is 'At most 5,000 rows are left out.';
comment on column public.feedback_uploads.left_out is 'How many rows of the file could not be read and were left out by choice.';
comment on column public.feedback_uploads.content_hash is 'SHA-256 of the rows: the same file uploaded twice is one upload.';
-- Managers and admins read the uploads of their club and take one back; adding goes through import_feedback.
call app.secure_club_rows('public.feedback_uploads', writable => '{}', readers => 'managers', verbs => '{select,delete}');

create table public.feedback_entries (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  upload_id uuid not null,
  given_on date not null,
  category text not null,
  rating integer not null,
  comment text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint feedback_entries_upload foreign key (upload_id, club_id) references public.feedback_uploads (id, club_id) on delete cascade,
  constraint feedback_entries_given_on_range check (given_on between '2000-01-01' and '2100-01-01'),
  constraint feedback_entries_category_length check (char_length(btrim(category)) between 1 and 80 and char_length(category) <= 80),
  constraint feedback_entries_rating_range check (rating between 1 and 5),
  constraint feedback_entries_comment_length check (char_length(comment) <= 2000)
);
create index feedback_entries_of_upload on public.feedback_entries (upload_id, club_id, given_on, id);
create index feedback_entries_of_club on public.feedback_entries (club_id, category);
comment on constraint feedback_entries_given_on_range on public.feedback_entries is
  'The day of feedback lies between 2000 and 2100.';
comment on constraint feedback_entries_category_length on public.feedback_entries is
  'A category has 1 to 80 characters.';
comment on constraint feedback_entries_rating_range on public.feedback_entries is 'A rating is 1 to 5.';
comment on constraint feedback_entries_comment_length on public.feedback_entries is
  'A comment has at most 2,000 characters.';
-- Managers and admins read what was uploaded; it goes with its upload.
call app.secure_club_rows('public.feedback_entries', writable => '{}', readers => 'managers', verbs => '{select}');

-- Each upload with its rows counted, and the first and the last day on which they were given.
create view public.feedback_upload_overview with (security_invoker = true) as
select
  upload.id as upload_id,
  upload.club_id,
  upload.season_id,
  upload.file_name,
  upload.left_out,
  upload.created_at,
  entries.counted as rows,
  entries.first_day,
  entries.last_day
from public.feedback_uploads as upload
cross join lateral (
  select count(*)::integer as counted, min(given_on) as first_day, max(given_on) as last_day
  from public.feedback_entries as entry
  where entry.upload_id = upload.id
) as entries;
revoke all on public.feedback_upload_overview from public, anon, authenticated, service_role;
-- The rules of the tables beneath decide which rows.
grant select on public.feedback_upload_overview to authenticated, service_role;

-- A day as spreadsheets write it, 2024-08-31 or 8/31/2024; null when it is none. Survey tools write the time of an
-- answer behind it, which is left out.
create function app.written_day(text_param text) returns date
language sql immutable set search_path = '' as $$
  select case
    when month between 1 and 12 and day between 1 and 31
      and day <= extract(day from make_date(year, month, 1) + interval '1 month - 1 day') then make_date(year, month, day)
  end
  from (
    select coalesce(iso[1], us[3])::integer as year, coalesce(iso[2], us[1])::integer as month,
      coalesce(iso[3], us[2])::integer as day
    from (
      select regexp_match(btrim(text_param), '^(20\d\d)-(\d\d)-(\d\d)(?:[T ]\d{1,2}:\d\d[\d:.+ APMZ-]*)?$', 'i') as iso,
        regexp_match(btrim(text_param), '^(\d{1,2})/(\d{1,2})/(20\d\d)(?:,? \d{1,2}:\d\d[\d:.+ APMZ-]*)?$', 'i') as us
    ) as matched
  ) as parts
$$;
revoke all on function app.written_day(text) from public;

-- The rows of a file, each read or with the sentence that says why it cannot be. A row may carry the line it stood on;
-- otherwise the first one is line 2, below the heading. Feedback about a season is given in its year or in a year beside it.
create function app.read_feedback(rows_param jsonb, season_year integer, latest_day date)
returns table (line integer, given_on date, category text, rating integer, comment text, problem text)
language sql stable set search_path = '' as $$
  select line, given_on, category, case when rating_text ~ '^[1-5]$' then rating_text::integer end, comment,
    case
      when given_on is null then 'The date is missing or is not a day, such as 2024-08-31.'
      when given_on > latest_day then 'The date is in the future.'
      when extract(year from given_on) not between season_year - 1 and season_year + 1
        then format('The date is more than a year away from the season %s.', season_year)
      when category is null then 'The category is missing.'
      when char_length(category) > 80 then 'The category is longer than 80 characters.'
      when coalesce(rating_text, '') !~ '^[1-5]$' then 'The rating is not a whole number from 1 to 5.'
      when char_length(comment) > 2000 then 'The comment is longer than 2,000 characters.'
    end
  from (
    select
      case when jsonb_typeof(entry -> 'line') = 'number' and entry ->> 'line' ~ '^\d{1,6}$'
        then (entry ->> 'line')::integer else position::integer + 1 end as line,
      app.written_day(entry ->> 'date') as given_on,
      nullif(btrim(regexp_replace(entry ->> 'category', '\s+', ' ', 'g')), '') as category,
      btrim(entry ->> 'rating') as rating_text,
      nullif(btrim(entry ->> 'comment'), '') as comment
    from jsonb_array_elements(rows_param) with ordinality as file (entry, position)
  ) as parsed
$$;
revoke all on function app.read_feedback(jsonb, integer, date) from public;

-- The categories of a club by their lower-case names, so that "pool cleanliness" joins "Pool Cleanliness".
create function app.feedback_category_names(club_id_param uuid) returns table (lowered text, name text)
language sql stable security definer set search_path = '' as $$
  select lower(category), min(category)
  from (
    select category from public.survey_questions where club_id = club_id_param and type = 'rating' and category is not null
    union all
    select category from public.feedback_entries where club_id = club_id_param
  ) as used
  group by lower(category)
$$;
revoke all on function app.feedback_category_names(uuid) from public;

create function app.import_feedback(season_id_param uuid, file_name_param text, rows_param jsonb, dry_run boolean, leave_out_bad boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  club uuid;
  season_year integer;
  good integer;
  problems jsonb;
  upload uuid;
begin
  select club_id, year::integer into club, season_year
  from public.seasons where id = season_id_param and club_id = any (clubs);
  if club is null then
    raise exception 'Your club has no such season.' using errcode = 'PT404', hint = 'Choose the season again.';
  end if;
  if jsonb_typeof(rows_param) is distinct from 'array' or jsonb_array_length(rows_param) not between 1 and 5000 then
    raise exception 'The file has no rows, or more than 5,000.'
      using errcode = '22023', hint = 'Choose a CSV with a heading and 1 to 5,000 rows: date, category, rating, comment.';
  end if;

  select count(*) filter (where problem is null),
    coalesce(jsonb_agg(jsonb_build_object('line', line, 'problem', problem) order by line) filter (where problem is not null), '[]')
  into good, problems
  from app.read_feedback(rows_param, season_year, app.club_today(club));
  if dry_run is distinct from false then
    return jsonb_build_object('uploadId', null, 'accepted', good, 'problems', problems);
  end if;
  if problems <> '[]' and leave_out_bad is distinct from true then
    raise exception '% of the rows cannot be read.', jsonb_array_length(problems)
      using errcode = '22023', hint = 'Mend them, or choose to leave them out. Nothing was stored.', detail = problems::text;
  end if;
  if good = 0 then
    raise exception 'None of the rows can be read.'
      using errcode = '22023', hint = 'The columns are date, category, rating (1 to 5) and comment.', detail = problems::text;
  end if;

  insert into public.feedback_uploads (club_id, season_id, file_name, content_hash, left_out, uploaded_by)
  values (club, season_id_param, file_name_param, encode(sha256(convert_to(rows_param::text, 'UTF8')), 'hex'),
    jsonb_array_length(problems), auth.uid())
  on conflict on constraint feedback_uploads_once do nothing
  returning id into upload;
  if upload is null then
    raise exception 'These rows were uploaded before.'
      using errcode = 'PT409', hint = 'Nothing was stored twice. Look among the uploads of this season.';
  end if;
  insert into public.feedback_entries (club_id, upload_id, given_on, category, rating, comment)
  select club, upload, entry.given_on, coalesce(known.name, entry.category), entry.rating, entry.comment
  from app.read_feedback(rows_param, season_year, app.club_today(club)) as entry
  left join app.feedback_category_names(club) as known on known.lowered = lower(entry.category)
  where entry.problem is null;
  return jsonb_build_object('uploadId', upload, 'accepted', good, 'problems', problems);
end
$$;
revoke all on function app.import_feedback(uuid, text, jsonb, boolean, boolean) from public;
grant execute on function app.import_feedback(uuid, text, jsonb, boolean, boolean) to authenticated;

-- Uploads feedback about a season: [{"date", "category", "rating", "comment", "line"?}, …], at most 5,000 rows.
-- Unless `dry_run` is false it only looks. Returns {uploadId, accepted, problems: [{line, problem}]}.
-- Errors: 42501, PT404 unknown season, 22023 when rows cannot be read and are not left out by choice (the list of
-- problems is the error's detail), PT409 when the same rows were uploaded for this season before.
create function public.import_feedback(
  season_id_param uuid, file_name_param text, rows_param jsonb, dry_run boolean default true, leave_out_bad boolean default false
)
returns jsonb
language sql volatile set search_path = '' as $$
  select app.import_feedback(season_id_param, file_name_param, rows_param, dry_run, leave_out_bad)
$$;
revoke all on function public.import_feedback(uuid, text, jsonb, boolean, boolean) from public, anon, authenticated, service_role;
grant execute on function public.import_feedback(uuid, text, jsonb, boolean, boolean) to authenticated;

call app.keep_rows_of_seasons('public.feedback_uploads', 'season_id', 'the feedback on it is kept',
  'Upload what is missing as another file.');

call app.give_tables_to_module('post-season', '{feedback_entries,feedback_uploads}');
