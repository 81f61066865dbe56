-- The thousand modules of modules.sql in production, and a thousand clubs. Every club has twelve modules, the first club all
-- of them. Guards are switched off while it is filled, checks and keys hold.
set local session_replication_role = replica;

create function pg_temp.club(number integer) returns uuid language sql immutable as $$
  select ('c0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

insert into public.clubs (id, slug, name, type, size, season, plan)
select pg_temp.club(n), 'club-' || n, 'Club ' || n, 'Other', 'large', '2026', 'elevate' from generate_series(1, 1000) as n;
insert into auth.users (id, email) values
  ('b0000000-0000-4000-8000-000000000001', 'manager@all-modules.test'),
  ('b0000000-0000-4000-8000-000000000002', 'manager@twelve-modules.test');
insert into public.profiles (user_id, display_name, club_id, role) values
  ('b0000000-0000-4000-8000-000000000001', 'The manager of all', pg_temp.club(1), 'manager'),
  ('b0000000-0000-4000-8000-000000000002', 'The manager of twelve', pg_temp.club(2), 'manager');

select pg_temp.add_modules(1, 1000, true);
insert into public.club_modules (club_id, module_id)
select pg_temp.club(club), 'module-' || (1 + (club * 12 + n) % 1000) from generate_series(2, 1000) as club, generate_series(1, 12) as n
union all
select pg_temp.club(1), 'module-' || n from generate_series(1, 1000) as n;
