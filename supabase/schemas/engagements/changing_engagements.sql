-- Changing an engagement: the firm decides, at once or for a moment to come; a clock makes what is due.

create function app.require_firm(deed text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.is_firm() then
    raise exception 'Only the firm %.', deed using errcode = '42501', hint = 'Ask your consultant.';
  end if;
end
$$;
revoke all on function app.require_firm(text) from public;

-- Raises unless the change could be made as things stand.
create function app.check_engagement_change(change public.engagement_changes) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  title text := app.module_title(change.module_id);
  club text := (select name from public.clubs where id = change.club_id);
  has_it public.club_modules;
  state text;
begin
  select * into has_it from public.club_modules where club_id = change.club_id and module_id = change.module_id;
  if has_it.club_id is null and change.kind in ('follow', 'pin') then
    raise exception '% is not switched on for %.', title, club
      using errcode = 'PT409', hint = 'Switch it on, with the channel or the release it shall have.';
  end if;
  state := case
    when change.kind = 'off' and has_it.club_id is null then 'switched off'
    when change.kind = 'on' and has_it.club_id is not null then 'switched on'
    when change.kind = 'follow' and has_it.channel = change.channel and has_it.pinned_version is null
      then 'following ' || change.channel
    when change.kind = 'pin' and has_it.pinned_version = change.release_version
      then 'pinned to ' || change.release_version
  end;
  if state is not null then
    raise exception '% is % for % already.', title, state, club
      using errcode = 'PT409', hint = 'Look at its history to see since when.';
  end if;
end
$$;
revoke all on function app.check_engagement_change(public.engagement_changes) from public;

-- The people who are told about decisions on a club's engagement.
create function app.administrators_of(club_id_param uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select user_id from public.profiles where club_id = club_id_param and role = 'admin'
$$;
revoke all on function app.administrators_of(uuid) from public;

-- The day of a change on the club's calendar: `Thursday, December 24`, with the year when it was decided in another one.
create function app.engagement_day_words(change public.engagement_changes) returns text
language sql stable security definer set search_path = '' as $$
  select app.day_words((change.effective_at at time zone time_zone)::date, (change.created_at at time zone time_zone)::date)
  from public.clubs where id = change.club_id
$$;
revoke all on function app.engagement_day_words(public.engagement_changes) from public;

-- The same with the time: `Thursday, December 24, at 9:00 AM on your club's clock (America/New York)`.
create function app.engagement_moment_words(change public.engagement_changes) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s, at %s on your club''s clock (%s)', app.engagement_day_words(change),
    to_char(change.effective_at at time zone time_zone, 'FMHH12:MI AM'), replace(time_zone, '_', ' '))
  from public.clubs where id = change.club_id
$$;
revoke all on function app.engagement_moment_words(public.engagement_changes) from public;

-- The headline of a planned change; the notifications about the change are found by it.
create function app.engagement_announcement(change public.engagement_changes) returns text
language sql stable security definer set search_path = '' as $$
  select format('%s will be switched %s on %s', app.module_title(change.module_id), change.kind,
    app.engagement_day_words(change))
$$;
revoke all on function app.engagement_announcement(public.engagement_changes) from public;

-- Whether a release exists that the club would get. A module can be agreed with a club before its first release.
create function app.module_can_be_opened(change public.engagement_changes) returns boolean
language sql stable security definer set search_path = '' as $$
  select change.release_version is not null or exists (
    select from public.module_channels
    where module_id = change.module_id and channel in ('production', change.channel)
  )
$$;
revoke all on function app.module_can_be_opened(public.engagement_changes) from public;

-- Tells the administrators of the club what comes, or what has come, of switching a module on or off. Which release they get
-- of one that they have is the firm's business, and a module that has no release yet is not announced.
create function app.tell_of_engagement_change(change public.engagement_changes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  title text := app.module_title(change.module_id);
  is_planned boolean := change.effective_at > now();
begin
  if change.kind not in ('on', 'off') or (change.kind = 'on' and not app.module_can_be_opened(change)) then
    return;
  end if;
  perform app.tell(array(
    select row(
      administrator,
      'email_notifications',
      case
        when is_planned then app.engagement_announcement(change)
        when change.kind = 'on' then format('%s is now part of your club''s engagement', title)
        else format('%s is no longer part of your club''s engagement', title)
      end,
      change.reason
        || case when is_planned then format(E'\nIt takes effect on %s.', app.engagement_moment_words(change)) else '' end
        || case when change.kind = 'off'
          then E'\nWhat was recorded stays, and can be read in your club''s exports.' else '' end,
      '/admin/features'
    )::app.news
    from app.administrators_of(change.club_id) as administrator
  ));
end
$$;
revoke all on function app.tell_of_engagement_change(public.engagement_changes) from public;

-- Removes the unread notifications and unsent emails about a cancelled change, and returns the people who had been told.
-- An email that is at its provider now is not tried again.
create function app.take_back_announcement(change public.engagement_changes) returns setof uuid
language sql volatile security definer set search_path = '' as $$
  with told as (
    select id, user_id, read_at is null as is_unread from public.notifications
    where club_id = change.club_id and created_at = change.created_at and title = app.engagement_announcement(change)
  ), mailed as (
    select id, user_id, sent_at is null as is_unsent, claim is null as is_idle from app.notification_mails
    where club_id = change.club_id and created_at = change.created_at and title = app.engagement_announcement(change)
  ), unread as (
    delete from public.notifications where id in (select id from told where is_unread)
  ), unsent as (
    delete from app.notification_mails where id in (select id from mailed where is_unsent and is_idle)
  ), at_work as (
    update app.notification_mails set attempts = 5 where id in (select id from mailed where is_unsent and not is_idle)
  )
  select user_id from told
  union
  select user_id from mailed
$$;
revoke all on function app.take_back_announcement(public.engagement_changes) from public;

-- Tells the people who had been told of a change, and the administrators of the club, that it is canceled.
create function app.tell_of_cancelled_change(change public.engagement_changes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told uuid[];
begin
  if change.kind not in ('on', 'off') then
    return;
  end if;
  told := array(select app.take_back_announcement(change) union select app.administrators_of(change.club_id));
  perform app.tell(array(
    select row(
      user_id,
      'email_notifications',
      format('%s stays %s: the change on %s is canceled', app.module_title(change.module_id),
        case change.kind when 'off' then 'on' else 'off' end, app.engagement_day_words(change)),
      format('It was to be switched %s on %s.', change.kind, app.engagement_moment_words(change)),
      '/admin/features'
    )::app.news
    from public.profiles
    where user_id = any (told) and club_id = change.club_id
  ));
end
$$;
revoke all on function app.tell_of_cancelled_change(public.engagement_changes) from public;

-- Tells the person who decided a change that it could not be made, and the administrators of the club, who had been
-- told that it would.
create function app.tell_of_failed_change(change public.engagement_changes, failure text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  title text := app.module_title(change.module_id);
  planned text := format(E'%s\nIt was planned for %s.', failure, app.engagement_moment_words(change));
begin
  perform app.tell(array(
    select row(
      administrator, 'email_notifications', format('%s was not switched %s as planned', title, change.kind), planned,
      '/admin/features'
    )::app.news
    from app.administrators_of(change.club_id) as administrator
    where change.kind in ('on', 'off')
    union all
    select row(
      change.requested_by, 'email_notifications',
      format('A planned change of %s for %s could not be made', title, (select name from public.clubs where id = change.club_id)),
      planned, '/admin/features'
    )::app.news
    where change.requested_by is not null
  ));
end
$$;
revoke all on function app.tell_of_failed_change(public.engagement_changes, text) from public;

-- Makes a change and writes down that it was made. Making it again changes nothing. A module that is pinned keeps the
-- channel that it followed, and one that follows a channel again is pinned no longer.
create function app.make_engagement_change(change_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.engagement_changes;
begin
  select * into change from public.engagement_changes where id = change_id_param for update;
  if change.applied_at is not null or change.cancelled_at is not null or change.failure is not null then
    return;
  end if;
  perform set_config('app.engagement_change', change.id::text, true);
  case change.kind
    when 'off' then
      delete from public.club_modules where club_id = change.club_id and module_id = change.module_id;
    when 'on' then
      insert into public.club_modules (club_id, module_id, channel, pinned_version)
      values (change.club_id, change.module_id, coalesce(change.channel, 'production'), change.release_version)
      on conflict (club_id, module_id) do nothing;
      -- What was decided for it meanwhile, such as a pin, is not undone.
      if not found then
        raise exception '% had been switched on meanwhile.', app.module_title(change.module_id)
          using errcode = 'PT409', hint = 'Look at what it is now, and decide again.';
      end if;
    else
      update public.club_modules
      set channel = coalesce(change.channel, channel), pinned_version = change.release_version
      where club_id = change.club_id and module_id = change.module_id;
      if not found then
        raise exception '% had been switched off meanwhile.', app.module_title(change.module_id)
          using errcode = 'PT409', hint = 'Switch it on, with the channel or the release it shall have.';
      end if;
  end case;
  perform set_config('app.engagement_change', '', true);
  update public.engagement_changes set applied_at = now() where id = change.id;
  perform app.tell_of_engagement_change(change);
end
$$;
revoke all on function app.make_engagement_change(uuid) from public;

-- Refuses a module that neither has a release nor is part of any engagement: a slip of the pen would stand in every list.
create function app.require_known_module(module_id_param text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.modules where id = module_id_param)
    and not exists (select from public.club_modules where module_id = module_id_param) then
    raise exception 'There is no module "%".', coalesce(left(module_id_param, 80), '(none)')
      using errcode = 'PT404', hint = 'A module is registered by its first release. Choose one of the list.';
  end if;
end
$$;
revoke all on function app.require_known_module(text) from public;

-- One change of a module waits at a time. Whatever is decided before its moment, also at once, would be undone by it.
create function app.require_no_other_change(club_id_param uuid, module_id_param text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  waits public.engagement_changes;
begin
  select * into waits from public.engagement_changes
  where club_id = club_id_param and module_id = module_id_param
    and applied_at is null and cancelled_at is null and failure is null;
  if waits.id is not null then
    raise exception 'Another change of % waits for this club already: % on %.', app.module_title(module_id_param),
      case waits.kind
        when 'on' then 'it is switched on'
        when 'off' then 'it is switched off'
        when 'pin' then 'it is pinned to ' || waits.release_version
        else 'it follows ' || waits.channel
      end,
      app.engagement_day_words(waits)
      using errcode = 'PT409', hint = 'Cancel it first, then decide again.';
  end if;
end
$$;
revoke all on function app.require_no_other_change(uuid, text) from public;

create function app.change_engagement(
  club_id_param uuid, module_id_param text, kind_param text, channel_param text, release_version_param text,
  reason_param text, effective_at_param timestamptz, expected_version_param integer, read_param text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  change public.engagement_changes;
  current_version integer;
  broken_rule text;
begin
  perform app.require_firm('changes engagements');
  perform app.require_kind_of_change(kind_param);
  perform from public.clubs where id = club_id_param for update;
  if not found then
    raise exception 'There is no such club.' using errcode = 'PT404', hint = 'Reload the list of clubs.';
  end if;
  perform app.check_audit_text('reason', reason_param, 500);
  if effective_at_param > now() + interval '2 years' then
    raise exception 'A change is planned for two years ahead at most.'
      using errcode = '22023', hint = 'Choose an earlier date.';
  end if;
  perform app.require_known_module(module_id_param);
  perform app.require_no_other_change(club_id_param, module_id_param);
  select version into current_version from public.club_modules
  where club_id = club_id_param and module_id = module_id_param;
  if expected_version_param is distinct from coalesce(current_version, 0) and expected_version_param is not null then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = 'Look at what it is now, and decide again.';
  end if;
  if release_version_param is not null and not exists (
    select from public.module_releases where module_id = module_id_param and version = release_version_param
  ) then
    raise exception 'There is no release % of %.', left(release_version_param, 80), coalesce(left(module_id_param, 80), '(none)')
      using errcode = 'PT404', hint = 'Choose one of the list of releases.';
  end if;

  if read_param is not null then
    -- Concurrent moves of the module's channels wait for this decision, and this waited for earlier ones.
    perform from public.modules where id = module_id_param for share;
    if read_param <> app.engagement_consequences(
      club_id_param, module_id_param, kind_param, channel_param, release_version_param
    ) ->> 'digest' then
      raise exception 'Something changed meanwhile. Read what it means now, and confirm again.'
        using errcode = 'PT409', hint = 'Another release was promoted, or a rollout has moved on. Nothing was changed.';
    end if;
  end if;

  begin
    insert into public.engagement_changes
      (club_id, module_id, kind, channel, release_version, reason, effective_at, requested_by)
    values (
      club_id_param, module_id_param, kind_param, channel_param, release_version_param, btrim(reason_param),
      coalesce(effective_at_param, now()), auth.uid()
    )
    returning * into change;
  exception when check_violation then
    get stacked diagnostics broken_rule = constraint_name;
    raise exception '%', (
      select obj_description(oid, 'pg_constraint') from pg_constraint
      where conrelid = 'public.engagement_changes'::regclass and conname = broken_rule
    ) using errcode = '22023', hint = 'Nothing was changed. Correct it and send it again.';
  end;
  if change.effective_at <= now() then
    perform app.check_engagement_change(change);
    perform app.make_engagement_change(change.id);
  else
    perform app.tell_of_engagement_change(change);
  end if;
  return change.id;
end
$$;

create function app.cancel_engagement_change(change_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.engagement_changes;
begin
  perform app.require_firm('changes engagements');
  select * into change from public.engagement_changes where id = change_id_param for update;
  if change.id is null then
    raise exception 'There is no such change.' using errcode = 'PT404', hint = 'Reload the list of changes.';
  end if;
  if change.applied_at is not null then
    raise exception 'This change has been made already.'
      using errcode = 'PT409', hint = 'Make the opposite change if it shall not stay.';
  end if;
  if change.failure is not null then
    raise exception 'This change could not be made, so there is nothing to cancel.'
      using errcode = 'PT409', hint = 'Look at the reason, and plan another change.';
  end if;
  if change.cancelled_at is not null then
    return;
  end if;
  update public.engagement_changes set cancelled_at = now(), cancelled_by = auth.uid() where id = change.id;
  perform app.tell_of_cancelled_change(change);
end
$$;

-- Makes the changes whose moment has come, in the order of their moments, and returns how many. Two clocks share the
-- work. What cannot be made any more keeps its reason, is told and hinders no other.
create function app.make_due_engagement_changes() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due public.engagement_changes;
  made integer := 0;
begin
  for due in
    select * from public.engagement_changes
    where effective_at <= now() and applied_at is null and cancelled_at is null and failure is null
    order by effective_at, id
    limit 500
    for update skip locked
  loop
    begin
      perform app.make_engagement_change(due.id);
      made := made + 1;
    exception when others then
      update public.engagement_changes set failure = left(sqlerrm, 500) where id = due.id;
      perform app.tell_of_failed_change(due, sqlerrm);
    end;
  end loop;
  return made;
end
$$;

revoke all on function
  app.change_engagement(uuid, text, text, text, text, text, timestamptz, integer, text),
  app.cancel_engagement_change(uuid), app.make_due_engagement_changes() from public;
grant execute on function app.change_engagement(uuid, text, text, text, text, text, timestamptz, integer, text),
  app.cancel_engagement_change(uuid) to authenticated;
grant execute on function app.make_due_engagement_changes() to service_role;

-- Changes what a club has of a module and returns the change's id: kind on, off, follow (a channel) or pin (a release).
-- At once, unless a moment is named; refused while another change of the module waits. `expected_version_param` is the
-- version of the club_modules row that the decision was made on, 0 when there was none, and `read_param` the digest of
-- the consequences that were read (engagement_consequences); when either is another one meanwhile, nothing changes
-- (PT409). The firm may.
create function public.change_engagement(
  club_id_param uuid, module_id_param text, kind_param text, reason_param text, channel_param text default null,
  release_version_param text default null, effective_at_param timestamptz default null,
  expected_version_param integer default null, read_param text default null
) returns uuid
language sql volatile set search_path = '' as $$
  select app.change_engagement(club_id_param, module_id_param, kind_param, channel_param, release_version_param,
    reason_param, effective_at_param, expected_version_param, read_param)
$$;

-- Cancels a planned change, and tells the people who had been told of it. For the firm; a second call changes nothing.
create function public.cancel_engagement_change(change_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select app.cancel_engagement_change(change_id_param)
$$;

-- For the clock (docs/data.md).
create function public.make_due_engagement_changes() returns integer
language sql volatile set search_path = '' as $$
  select app.make_due_engagement_changes()
$$;

revoke all on function
  public.change_engagement(uuid, text, text, text, text, text, timestamptz, integer, text),
  public.cancel_engagement_change(uuid), public.make_due_engagement_changes()
  from public, anon, authenticated, service_role;
grant execute on function public.change_engagement(uuid, text, text, text, text, text, timestamptz, integer, text),
  public.cancel_engagement_change(uuid) to authenticated;
grant execute on function public.make_due_engagement_changes() to service_role;
