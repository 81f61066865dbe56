-- Sentences and comments about people in plain words.

comment on constraint job_applications_first_day_range on public.job_applications is
  'The first day that an applicant can work lies between 2000 and 2100.';
comment on constraint job_applications_last_day_range on public.job_applications is
  'The last day that an applicant can work lies between 2000 and 2100.';
comment on constraint job_applications_days_in_order on public.job_applications is
  'The last day that an applicant can work does not come before the first.';
comment on constraint job_applications_days_per_week_range on public.job_applications is
  'An applicant can work 1 to 7 days a week.';
comment on column app.notification_mails.reply_to is
  'Of a letter to a person outside of the platform: who gets the answer. Its body is the whole text.';
comment on column public.module_channel_events.forced_past is
  'What a promotion to production lacked when a person insisted, in one sentence; null when it lacked nothing.';
comment on view public.needs_today is 'One row a club: what waits for a person, counted.';

create or replace function app.prune_release(module_id_param text, version_param text, days_param integer, actor_param text)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.check_audit_text('actor', actor_param, 200);
  perform app.check_prune_days(days_param);
  -- Moves of the module's channels wait, which choose what browsers fall back to.
  perform from public.modules where id = module_id_param for update;
  -- A transaction that is giving the release to people holds the row, and is seen below. A later one waits, and is
  -- refused.
  perform from public.module_releases where module_id = module_id_param and version = version_param for update;
  if not found then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), left(module_id_param, 80)
      using errcode = 'PT404', hint = 'Look at the list of releases.';
  end if;
  if app.release_is_needed(module_id_param, version_param)
    or app.release_is_recent(module_id_param, version_param, days_param) then
    raise exception '% % is still needed.', module_id_param, version_param
      using errcode = 'PT409', hint = 'People get it, or got it only a while ago.';
  end if;
  insert into public.pruned_releases (module_id, release_version, pruned_by)
  values (module_id_param, version_param, actor_param)
  on conflict do nothing;
  if found then
    delete from app.release_sources where module_id = module_id_param and release_version = version_param;
    insert into public.module_channel_events (module_id, action, to_version, reason, actor)
    values (
      module_id_param, 'prune', version_param,
      case days_param
        when 0 then 'Its files were removed: no one needed it.'
        else format('Its files were removed: no one needed it, and nothing had happened to it for %s.',
          case days_param when 1 then 'a day' else days_param || ' days' end)
      end,
      actor_param
    );
  end if;
end
$$;

create or replace function app.send_test_mail() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me public.profiles;
  mail_id uuid;
begin
  select * into me from public.profiles where user_id = auth.uid();
  if me.id is null or me.role not in ('admin', 'super_admin') then
    raise exception 'Only administrators send test mails.'
      using errcode = '42501', hint = 'Ask an administrator of your club, or the firm.';
  end if;
  if not app.within_limit('test_mail', me.user_id::text, 5, interval '1 hour') then
    raise exception 'You have sent 5 test mails within an hour.'
      using errcode = 'PT429', hint = 'Look at what became of them in the list of mails.';
  end if;
  insert into app.notification_mails (user_id, club_id, kind, title, body, link, is_digest, due_at)
  values (
    me.user_id, me.club_id, 'email_notifications', 'Test mail',
    'You pressed Send test mail in the administration. If you read this, mail works.', '/admin/settings', false, now()
  )
  returning id into mail_id;
  return mail_id;
end
$$;
