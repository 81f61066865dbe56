-- Features that people are granted one by one, and the grants.

create table public.features (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  display_name text not null,
  category text not null,
  minimum_plan text not null default 'launch',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint features_name_unique unique (name),
  constraint features_name_form check (name ~ '^[a-z][a-z0-9_]{1,59}$'),
  constraint features_display_name_length check (char_length(btrim(display_name)) between 1 and 80),
  constraint features_category_length check (char_length(btrim(category)) between 1 and 60),
  constraint features_minimum_plan_known check (app.plan_rank(minimum_plan) is not null)
);
create index features_by_category on public.features (category, display_name);
comment on constraint features_name_unique on public.features is
  'There is a feature of this name already. Choose another name.';
comment on constraint features_name_form on public.features is
  'A feature is named in small letters, digits and underscores.';
comment on constraint features_display_name_length on public.features is 'A display name has 1 to 80 characters.';
comment on constraint features_category_length on public.features is 'A category has 1 to 60 characters.';
comment on constraint features_minimum_plan_known on public.features is 'A plan is launch, manage, run or elevate.';
comment on column public.features.minimum_plan is 'The smallest plan of a club whose admins may grant the feature.';

create table public.user_permissions (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  feature_id uuid not null references public.features (id) on delete cascade,
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint user_permissions_pkey primary key (user_id, feature_id)
);
create index user_permissions_of_feature on public.user_permissions (feature_id);
create index user_permissions_granted_by on public.user_permissions (granted_by);
comment on constraint user_permissions_user_id_fkey on public.user_permissions is
  'This person is not there any more. Reload the list of people.';
comment on constraint user_permissions_feature_id_fkey on public.user_permissions is
  'This feature is not there any more. Reload the list of features.';
comment on constraint user_permissions_pkey on public.user_permissions is 'This person has the feature already.';

-- Features that the caller may grant: for an admin the active ones within the club's plan; for the firm all.
create function app.grantable_features() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.is_firm() then
    return array(select id from public.features);
  end if;
  return array(
    select features.id
    from public.features
    join public.clubs on clubs.id = any (app.administered_clubs())
    where features.is_active and app.plan_rank(features.minimum_plan) <= app.plan_rank(clubs.plan)
  );
end
$$;
revoke all on function app.grantable_features() from public;
grant execute on function app.grantable_features() to authenticated;

-- Whether the caller was granted a feature that is active. In plpgsql, like all that policies ask (profiles.sql).
create function app.holds_feature(name_param text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_permissions
    join public.features on features.id = user_permissions.feature_id
    where user_permissions.user_id = auth.uid() and features.name = name_param and features.is_active
  );
end
$$;
revoke all on function app.holds_feature(text) from public;

-- Budgets, labor and the training of other people are read by managers, administrators, people with the feature Analytics,
-- and the firm. Whether the caller is one of them: policies ask it once a statement, beside the clubs that the caller sees
-- (readers => 'analysts' of app.secure_club_rows).
create function app.reads_analytics() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles where user_id = auth.uid() and role in ('manager', 'admin', 'super_admin')
  ) or app.holds_feature('analytics_view');
end
$$;
revoke all on function app.reads_analytics() from public;
grant execute on function app.reads_analytics() to authenticated;

-- The same of one club, for definer functions; also true for the platform.
create function app.reads_analytics_of(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.reads_confidential(club_id_param) or (app.reads_club(club_id_param) and app.holds_feature('analytics_view'))
$$;
revoke all on function app.reads_analytics_of(uuid) from public;

-- Reports and the budget are also read by people with the feature Board, such as members of the board: sums of the club,
-- and nothing of any person's pay or record.
create function app.reads_reports() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.reads_analytics() or app.holds_feature('board_view');
end
$$;
revoke all on function app.reads_reports() from public;
grant execute on function app.reads_reports() to authenticated;

-- Whether the caller only sits on the board: a member with the feature Board who does not work at the club and does not read
-- its analytics. Such a person reads reports, plans, seasons and documents, and nothing of the daily work.
create function app.only_sits_on_board() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.holds_feature('board_view') and not app.reads_analytics() and not exists (
    select from public.staff_members where user_id = auth.uid() and status <> 'Inactive'
  );
end
$$;
revoke all on function app.only_sits_on_board() from public;

-- Clubs whose daily work the caller reads (readers => 'staff' of app.secure_club_rows): those that they see, and none for a
-- person who only sits on the board.
create function app.working_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.only_sits_on_board() then
    return '{}'::uuid[];
  end if;
  return app.visible_clubs();
end
$$;
revoke all on function app.working_clubs() from public;
grant execute on function app.working_clubs() to authenticated;

-- Whether the caller reads the daily work of their club, for pages that offer what is about it. Which modules the club has
-- does not matter.
create function public.reads_daily_work() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(app.my_club_id() = any (app.working_clubs()), false)
$$;
revoke all on function public.reads_daily_work() from public, anon, authenticated, service_role;
grant execute on function public.reads_daily_work() to authenticated;

-- The same of one club, for definer functions; also true for the platform.
create function app.reads_work_of(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.reads_club(club_id_param) and not app.only_sits_on_board()
$$;
revoke all on function app.reads_work_of(uuid) from public;

create trigger features_stamp_update before update on public.features
  for each row execute function app.stamp_update();

-- Who granted a feature is the server's.
create function app.stamp_permission() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.granted_by := auth.uid();
  end if;
  return new;
end
$$;
revoke all on function app.stamp_permission() from public;
create trigger user_permissions_stamp before insert on public.user_permissions
  for each row execute function app.stamp_permission();

alter table public.features enable row level security;
revoke all on public.features from public, anon, authenticated, service_role;
grant select, delete on public.features to authenticated;
grant insert (name, display_name, category, minimum_plan, is_active) on public.features to authenticated;
grant update (name, display_name, category, minimum_plan, is_active, version) on public.features to authenticated;
grant select, insert, update, delete on public.features to service_role;

-- Everyone signed in reads the active features; the firm reads all.
create policy features_select on public.features for select to authenticated
  using (is_active or (select app.is_firm()));
-- The firm alone adds, changes and removes features.
create policy features_insert on public.features for insert to authenticated
  with check ((select app.is_firm()));
comment on policy features_insert on public.features is 'Only the firm adds features.';
create policy features_update on public.features for update to authenticated
  using ((select app.is_firm())) with check ((select app.is_firm()));
create policy features_delete on public.features for delete to authenticated
  using ((select app.is_firm()));

alter table public.user_permissions enable row level security;
revoke all on public.user_permissions from public, anon, authenticated, service_role;
grant select, delete on public.user_permissions to authenticated;
grant insert (user_id, feature_id) on public.user_permissions to authenticated;
grant select, insert, update, delete on public.user_permissions to service_role;

-- A person reads their own grants; an admin those of the club's other people; the firm all.
create policy user_permissions_select on public.user_permissions for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any ((select app.managed_people())::uuid[]));
-- An admin grants the club's other people what the club's plan holds; the firm grants anyone anything.
create policy user_permissions_insert on public.user_permissions for insert to authenticated
  with check (
    user_id = any ((select app.managed_people())::uuid[])
    and feature_id = any ((select app.grantable_features())::uuid[])
  );
comment on policy user_permissions_insert on public.user_permissions is
  'An administrator grants other people of the club what its plan includes. For more, ask the firm.';
-- An admin revokes from the club's other people, the firm from anyone.
create policy user_permissions_delete on public.user_permissions for delete to authenticated
  using (user_id = any ((select app.managed_people())::uuid[]));

-- The active features granted to a person, in the order in which they are read. The caller's own rules decide whose
-- grants come back: a member asking about someone else gets an empty list.
create function public.get_user_permissions(user_id_param uuid)
returns table (feature_name text, feature_display_name text, feature_category text)
language sql stable set search_path = '' as $$
  select features.name, features.display_name, features.category
  from public.user_permissions
  join public.features on features.id = user_permissions.feature_id
  where user_permissions.user_id = user_id_param and features.is_active
  order by lower(features.category) collate "C", lower(features.display_name) collate "C"
$$;
revoke all on function public.get_user_permissions(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_user_permissions(uuid) to authenticated;

-- The features of the product. Reference data, not sample data: a new installation has them without the seed.
insert into public.features (name, display_name, category, minimum_plan) values
  ('dashboard_view', 'Dashboard', 'Overview', 'launch'),
  ('analytics_view', 'Analytics', 'Insights', 'manage'),
  ('advanced_reporting', 'Advanced Reporting', 'Insights', 'elevate'),
  ('board_view', 'Board', 'Insights', 'manage'),
  ('user_management', 'User Management', 'Administration', 'launch'),
  ('system_settings', 'System Settings', 'Administration', 'launch'),
  ('export_data', 'Data Export', 'Data', 'manage'),
  ('api_access', 'API Access', 'Data', 'run'),
  ('team_collaboration', 'Team Collaboration', 'Team', 'launch');
