-- What another plan means for a club, before the firm sets it: which features its administrators may grant from then on, and
-- which they may not any more, and which modules come and go with it. What was granted already stays until a person takes it
-- back.

create function app.plan_consequences(club_id_param uuid, plan_param text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plan_now text := (select plan from public.clubs where id = club_id_param);
begin
  perform app.require_firm('sees what another plan means');
  if plan_now is null then
    raise exception 'There is no such club.' using errcode = 'PT404', hint = 'Reload the list of clubs.';
  end if;
  if app.plan_rank(plan_param) is null then
    raise exception 'A plan is launch, manage, run or elevate.' using errcode = '22023', hint = 'Choose one of them.';
  end if;
  return (
    with feature as (
      select features.display_name, features.category, app.plan_rank(features.minimum_plan) as needs,
        (select count(*) from public.user_permissions
         join public.profiles on profiles.user_id = user_permissions.user_id
         where user_permissions.feature_id = features.id and profiles.club_id = club_id_param) as granted
      from public.features where features.is_active
    ), listed as (
      select jsonb_build_object('displayName', display_name, 'category', category, 'granted', granted) as line,
        needs <= app.plan_rank(plan_now) as was, needs <= app.plan_rank(plan_param) as will_be,
        row_number() over (order by lower(category) collate "C", lower(display_name) collate "C") as position
      from feature
    )
    select jsonb_build_object(
      'come', coalesce(jsonb_agg(line order by position) filter (where will_be and not was), '[]'),
      'go', coalesce(jsonb_agg(line order by position) filter (where was and not will_be), '[]'),
      'stay', count(*) filter (where was and will_be),
      'modules', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', module_id, 'title', app.module_title(module_id), 'kind', kind)
          order by kind desc, app.module_title(module_id) collate "C"
        ), '[]')
        from app.modules_of_plan_change(club_id_param, plan_param)
      )
    )
    from listed
  );
end
$$;
revoke all on function app.plan_consequences(uuid, text) from public;
grant execute on function app.plan_consequences(uuid, text) to authenticated;

-- Features that the administrators of a club may grant with another plan, and those that they no longer may: {come, go,
-- stay}, each with how many people of the club have it now; and the modules {id, title, kind} that the change offers to
-- switch on or off. For the firm.
create function public.plan_consequences(club_id_param uuid, plan_param text) returns jsonb
language sql stable set search_path = '' as $$
  select app.plan_consequences(club_id_param, plan_param)
$$;
revoke all on function public.plan_consequences(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.plan_consequences(uuid, text) to authenticated;

-- Changing a plan ----------------------------------------------------------------------------------------------------
-- Changing a plan: the firm sets it, with a reason; the club's administrators read it.

-- Tells the administrators of a club what became of its plan, and what that means for what they may grant.
create function app.tell_of_plan(club_id_param uuid, plan_before text, plan_now text, reason text, consequences jsonb)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  come text := (select string_agg(line ->> 'displayName', ', ') from jsonb_array_elements(consequences -> 'come') as line);
  go text := (select string_agg(line ->> 'displayName', ', ') from jsonb_array_elements(consequences -> 'go') as line);
begin
  perform app.tell(array(
    select row(
      administrator,
      'email_notifications',
      format('Your club''s plan is now %s; it was %s', initcap(plan_now), initcap(plan_before)),
      concat_ws(E'\n',
        reason,
        'You can now grant: ' || come || '.',
        'You can no longer grant: ' || go || '. People who have one of these keep it until you take it back.'),
      '/admin/features'
    )::app.news
    from app.administrators_of(club_id_param) as administrator
  ));
end
$$;
revoke all on function app.tell_of_plan(uuid, text, text, text, jsonb) from public;

create function app.change_plan(
  club_id_param uuid, plan_param text, reason_param text, expected_plan_param text, modules_param text[]
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club public.clubs;
  consequences jsonb;
  switched record;
begin
  perform app.require_firm('changes plans');
  select * into club from public.clubs where id = club_id_param for update;
  consequences := app.plan_consequences(club_id_param, plan_param);
  perform app.check_audit_text('reason', reason_param, 500);
  if club.plan <> expected_plan_param then
    raise exception 'Someone else changed the plan meanwhile: it is % now.', initcap(club.plan)
      using errcode = 'PT409', hint = 'Look at what it is now, and decide again.';
  end if;
  if club.plan = plan_param then
    raise exception 'The plan of % is % already.', club.name, initcap(club.plan)
      using errcode = 'PT409', hint = 'Look at its history to see since when.';
  end if;
  if exists (
    select unnest(modules_param) except select module_id from app.modules_of_plan_change(club.id, plan_param)
  ) then
    raise exception 'A module that you chose is no longer switched on or off by this change.'
      using errcode = 'PT409', hint = 'Look at what the plan means now, and decide again.';
  end if;
  perform set_config('app.plan_reason', btrim(reason_param), true);
  update public.clubs set plan = plan_param where id = club.id;
  perform set_config('app.plan_reason', '', true);
  perform app.tell_of_plan(club.id, club.plan, plan_param, btrim(reason_param), consequences);
  for switched in
    select module_id, kind from app.modules_of_plan_change(club.id, plan_param)
    where module_id = any (modules_param)
    order by module_id collate "C"
  loop
    perform app.switch_module(club.id, switched.module_id, switched.kind, btrim(reason_param), auth.uid());
  end loop;
end
$$;
revoke all on function app.change_plan(uuid, text, text, text, text[]) from public;
grant execute on function app.change_plan(uuid, text, text, text, text[]) to authenticated;

-- Sets the plan of a club and tells its administrators. `expected_plan_param` is the plan that it was decided on; when it is
-- another one meanwhile, nothing changes (PT409). Of the modules that plan_consequences offers, those that are named are
-- switched on or off at once, for the same reason. The firm may.
create function public.change_plan(
  club_id_param uuid, plan_param text, reason_param text, expected_plan_param text default null,
  modules_param text[] default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select app.change_plan(club_id_param, plan_param, reason_param, expected_plan_param, modules_param)
$$;
revoke all on function public.change_plan(uuid, text, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.change_plan(uuid, text, text, text, text[]) to authenticated;
