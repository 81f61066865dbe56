-- The features that a club's plan includes are no grants of its first administrator, and its activity does not say so.

create or replace function app.stamp_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and new.user_id is not null then
    new.user_name := app.name_of(auth.uid());
  end if;
  new.of_staff := new.of_staff or app.is_plain_user(new.user_id);
  return new;
end
$$;

create or replace function app.log_grant() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  granted public.user_permissions := case tg_op when 'INSERT' then new else old end;
  person public.profiles;
  feature text := (select display_name from public.features where id = granted.feature_id);
begin
  select * into person from public.profiles where user_id = granted.user_id;
  if feature is not null and person.user_id is distinct from auth.uid() then
    perform app.log_edit(
      person.club_id, 'features',
      format(case tg_op when 'INSERT' then 'Granted %s to %s' else 'Took %s from %s' end, feature, app.name_of(person.user_id)),
      person.user_id, person.role = 'user');
  end if;
  return null;
end
$$;

create or replace function app.start_club() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  inviter constant uuid := (
    select invited_by from public.invitations
    where accepted_by = new.created_by and club_id is null and revoked_at is null
    order by accepted_at desc, id limit 1
  );
  belonging text;
begin
  insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
  select new.id, new.season, starts_on, opens_on, ends_on from app.suggested_season(new.type, new.season::integer);
  perform app.add_starting_roles(new);
  perform app.add_starting_checklists(new);
  for belonging in
    select module_id from app.modules_of_plan_change(new.id, new.plan) where kind = 'on' order by module_id collate "C"
  loop
    perform app.switch_module(new.id, belonging, 'on', format('Part of the plan %s.', initcap(new.plan)), inviter);
  end loop;
  with included as (
    insert into public.user_permissions (user_id, feature_id, granted_by)
    select new.created_by, features.id, inviter from public.features
    where features.is_active and app.plan_rank(features.minimum_plan) <= app.plan_rank(new.plan)
    on conflict do nothing
    returning feature_id
  )
  insert into public.activity_logs (club_id, type, message, user_id, about_user_id)
  select new.id, 'features', format('Included in the club''s plan %s: %s', initcap(new.plan),
    string_agg(features.display_name, ', ' order by lower(features.display_name) collate "C")), null, new.created_by
  from included
  join public.features on features.id = included.feature_id
  having count(*) > 0;
  perform app.tell_of_new_club(new);
  return null;
end
$$;

