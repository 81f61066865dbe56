-- What a club that a person sets up begins with, in the transaction that makes it: the plan of the invitation, its modules,
-- a first season, templates to work with, and for its creator the features that the plan includes.

-- The invitation of the caller to set up a club, while it is open.
create function app.my_invitation_to_set_up() returns public.invitations
language sql stable security definer set search_path = '' as $$
  select invitations.*
  from public.invitations
  join auth.users on lower(users.email) = invitations.email
  where users.id = auth.uid() and invitations.club_id is null and invitations.role = 'user'
    and invitations.revoked_at is null and invitations.accepted_at is null and invitations.expires_at > now()
$$;

create function app.agree_on_new_club() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plan := coalesce((app.my_invitation_to_set_up()).plan, 'launch');
  new.season := app.first_season_year(new);
  return new;
end
$$;
create trigger clubs_start_as_agreed before insert on public.clubs
  for each row when (current_user in ('anon', 'authenticated')) execute function app.agree_on_new_club();

-- Tells the firm's people that a club has been set up, with the way to its row.
create function app.tell_of_new_club(club public.clubs) returns void
language sql volatile security definer set search_path = '' as $$
  select app.tell(array(
    select row(
      firm.user_id, 'email_notifications', format('%s is set up', club.name),
      format('%s. Its plan is %s. %s is its administrator.', club.type, initcap(club.plan),
        (select coalesce(nullif(btrim(creator.display_name), ''), users.email::text)
         from auth.users left join public.profiles as creator on creator.user_id = users.id
         where users.id = club.created_by)),
      '/admin/features?club=' || club.id
    )::app.news
    from public.profiles as firm where firm.role = 'super_admin'
  ))
$$;

create function app.start_club() returns trigger
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
-- After clubs_link_creator, which makes the creator the club's administrator and accepts the invitation.
create trigger clubs_start after insert on public.clubs
  for each row when (current_user in ('anon', 'authenticated') and new.created_by is not null)
  execute function app.start_club();
revoke all on function app.my_invitation_to_set_up(), app.agree_on_new_club(), app.tell_of_new_club(public.clubs),
  app.start_club() from public;
