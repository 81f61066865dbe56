-- What clubs look back on and plan, after manyClubs.sql: the largest club has ten seasons with 5,000 answers, every other
-- one a season with five. Guards and counters are switched off, checks and keys hold.
set local session_replication_role = replica;

insert into public.seasons (club_id, year, starts_on, opens_on, ends_on, closed_at)
select club.id, year::text, make_date(year, 4, 1), make_date(year, 5, 24), make_date(year, 9, 1),
  case when year < 2026 then make_timestamptz(year, 11, 1, 12, 0, 0) end
from public.clubs as club, generate_series(case when club.id = pg_temp.club(1) then 2017 else 2026 end, 2026) as year;

insert into public.surveys (club_id, season_id, kind, title, opens_on, closes_on)
select club_id, id, 'member', 'Season ' || year, starts_on, starts_on + 20 from public.seasons;

insert into public.survey_questions (club_id, survey_id, position, question, type, category)
select club_id, id, n, 'Question ' || n, case when n = 4 then 'text' else 'rating' end, 'Category ' || n
from public.surveys, generate_series(1, 4) as n;

create temporary table answerers on commit drop as
select gen_random_uuid() as id, survey.id as survey_id, survey.club_id, n
from public.surveys as survey, generate_series(1, case when survey.club_id = pg_temp.club(1) then 500 else 5 end) as n;

insert into public.survey_invitations (club_id, survey_id, name, email, token_hash, sent_at, completed_at)
select club_id, survey_id, 'Household ' || n, 'household.' || n || '@many.test', encode(sha256(id::text::bytea), 'hex'), now(), now()
from answerers;
insert into public.survey_responses (id, club_id, survey_id) select id, club_id, survey_id from answerers;
insert into public.survey_answers (club_id, survey_id, response_id, question_id, rating, comment)
select asked.club_id, asked.survey_id, asked.id, question.id,
  case when question.type = 'rating' then 1 + (asked.n + question.position) % 5 end,
  case when question.type = 'text' then 'Comment ' || asked.n || ' about the pool and its water' end
from answerers as asked join public.survey_questions as question on question.survey_id = asked.survey_id;

insert into public.feedback_uploads (club_id, season_id, file_name, content_hash)
select club_id, id, 'cards.csv', encode(sha256(id::text::bytea), 'hex') from public.seasons;
insert into public.feedback_entries (club_id, upload_id, given_on, category, rating, comment)
select upload.club_id, upload.id, season.starts_on, 'Category ' || 1 + n % 3, 1 + n % 5, 'Card ' || n
from public.feedback_uploads as upload
join public.seasons as season on season.id = upload.season_id,
generate_series(1, case when upload.club_id = pg_temp.club(1) then 200 else 5 end) as n;

-- What closing a season keeps.
insert into public.metric_snapshots (club_id, year, measure, value)
select season.club_id, season.year, measure.name, 50 + season.year::integer % 10
from public.seasons as season, unnest(app.measures()) as measure (name)
where season.closed_at is not null;

insert into public.lessons (club_id, season_id, kind, position, lesson)
select club_id, id, (array['worked', 'improve', 'priority'])[1 + n % 3], n, 'Lesson ' || n
from public.seasons, generate_series(1, 10) as n;

insert into public.staff_seasons (club_id, season_id, staff_id, role, outcome)
select season.club_id, season.id, member.id, member.role, 'finished'
from public.seasons as season
join public.staff_members as member on member.club_id = season.club_id
where season.club_id <= pg_temp.club(500) and (season.year >= '2025' or hashtext(member.id::text) % 10 = 0);

insert into public.season_photos (club_id, season_id, storage_path, mime_type, size_bytes, alt_text)
select club_id, id, club_id || '/' || gen_random_uuid() || '.webp', 'image/webp', 1000, 'Photo ' || n
from public.seasons, generate_series(1, 5) as n;

insert into public.capital_projects (club_id, title, status, budget)
select clubs.id, 'Project ' || n, (array['proposed', 'approved', 'completed'])[1 + n % 3], n * 1000
from public.clubs, generate_series(1, case when clubs.id = pg_temp.club(1) then 300 else 8 end) as n;
insert into public.project_updates (club_id, project_id, note)
select club_id, id, 'Update ' || n from public.capital_projects, generate_series(1, 6) as n;
insert into public.project_comments (club_id, project_id, comment)
select club_id, id, 'Comment ' || n from public.capital_projects, generate_series(1, 3) as n;
insert into public.project_bids (club_id, project_id, vendor_name, amount)
select club_id, id, 'Vendor ' || n, n * 900 from public.capital_projects, generate_series(1, 3) as n;
insert into public.club_documents (club_id, season_id, kind, title)
select club_id, id, 'other', 'Document ' || n from public.seasons, generate_series(1, 20) as n;
insert into public.club_documents (club_id, project_id, kind, title)
select club_id, id, 'project', 'Document of a project' from public.capital_projects;

insert into public.wishlist_items (club_id, list, item, cost)
select clubs.id, (array['board', 'staff'])[1 + n % 2], 'Wish ' || n, n * 100
from public.clubs, generate_series(1, case when clubs.id = pg_temp.club(1) then 300 else 10 end) as n;
insert into public.reserve_components (club_id, name, useful_years, remaining_years, cost)
select clubs.id, 'Component ' || n, 20, n % 20, n * 1000 from public.clubs, generate_series(1, 12) as n;
insert into public.strategic_metrics (club_id, name, measure, target)
select clubs.id, measure.name, measure.name, case measure.name when 'member_satisfaction' then 5 else 90 end from public.clubs, unnest(app.measures()) as measure (name);
