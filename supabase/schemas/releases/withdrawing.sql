-- The platform takes a release back by itself when it fails in too many browsers: the channel goes back to the last known
-- good release, or the rollout ends. The firm finds a notice, and the module's owner gets an email.

-- When a release is taken back. No single person can cause that: one reporter counts for at most `per_reporter`
-- failures and `mounts_per_reporter` mounts, and members of several clubs (`sources`) must have seen failures. A
-- reporter is a person; all visitors and all people without a club together are one more reporter, who cannot take a
-- release back alone, because an address costs nothing. In a rollout only the clubs that have the candidate count, and
-- one is enough: it ends nothing but what it was given to try. A release that freezes pages is taken back sooner, after
-- `freezes` reporters within `frozen_within`: each browser meets it once and then avoids it, so five browsers would
-- have to freeze to make five failures.
create function app.withdrawal_rule(
  out within interval, out failures integer, out per_reporter integer, out mounts_per_reporter integer,
  out sources integer, out share numeric, out frozen_within interval, out freezes integer
)
language sql immutable set search_path = '' as $$ select interval '5 minutes', 5, 2, 10, 2, 0.2, interval '1 hour', 2 $$;
revoke all on function app.withdrawal_rule() from public;

-- How a release of a channel has worked for those who follow the channel, within the time that counts and since the
-- channel last moved. Visitors and clubs without the module follow production. `freezes` counts reporters whose page
-- froze, and is 0 unless they alone are enough.
create function app.recent_health(
  channel_param public.module_channels, version_param text,
  out failures integer, out mounts integer, out sources integer, out freezes integer, out is_failing boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule record := app.withdrawal_rule();
  -- In variables: their values tell the planner how few reports these are.
  since timestamptz := greatest(now() - rule.within, channel_param.updated_at);
  frozen_since timestamptz := greatest(now() - rule.frozen_within, channel_param.updated_at);
begin
  with reporters as (
    select report.club_id, case when report.club_id is not null then report.reporter end as reporter,
      count(*) filter (where report.outcome = 'failed' and report.created_at >= since) as failures,
      coalesce(sum(report.weight) filter (where report.created_at >= since), 0) as mounts,
      bool_or(report.froze) as froze,
      sum(report.weight) as all_mounts
    from public.module_health_reports as report
    where report.module_id = channel_param.module_id and report.release_version = version_param
      and report.outcome in ('mounted', 'failed') and report.created_at >= frozen_since
      and channel_param.channel = app.followed_channel(
        channel_param.module_id,
        (select channel from public.club_modules
         where club_id = report.club_id and module_id = channel_param.module_id)
      )
      and (
        version_param = channel_param.version
        or (report.club_id is not null and app.version_for(channel_param, report.club_id) = version_param)
      )
    group by 1, 2
  ), voices as (
    select *, club_id as source, least(1, rule.mounts_per_reporter / nullif(mounts, 0)::numeric) as voice,
      least(rule.mounts_per_reporter, all_mounts) as heard
    from reporters
  ), judged as (
    select coalesce(sum(failures), 0) as failures, coalesce(sum(mounts), 0) as mounts,
      count(distinct source) filter (where failures > 0) as sources,
      case when count(*) filter (where froze) >= rule.freezes
        and count(*) filter (where froze) >= rule.share * sum(heard)
        then count(*) filter (where froze) else 0 end as freezes,
      coalesce(
        sum(least(failures, rule.per_reporter)) >= rule.failures
        and sum(failures * voice) >= rule.share * sum(mounts * voice)
        and count(distinct source) filter (where failures > 0)
          >= case when version_param = channel_param.version then rule.sources else 1 end,
        false
      ) as is_failing
    from voices
  )
  select judged.failures, judged.mounts, judged.sources, judged.freezes, judged.is_failing or judged.freezes > 0
  into recent_health.failures, recent_health.mounts, recent_health.sources, recent_health.freezes, recent_health.is_failing
  from judged;
end
$$;
revoke all on function app.recent_health(public.module_channels, text) from public;

-- Tells the firm's people in the platform, and the module's owner by email.
create function app.tell_of_withdrawal(withdrawal_param public.release_withdrawals) returns void
language plpgsql security definer set search_path = '' as $$
declare
  module public.modules;
  headline text;
  details text;
  link constant text := '/admin/analytics';
begin
  select * into module from public.modules where id = withdrawal_param.module_id;
  headline := format(
    case when withdrawal_param.back_to is null then '%s %s fails in browsers' else '%s %s was taken back' end,
    module.title, withdrawal_param.release_version
  );
  details := format(
    '%s%s%s',
    case when withdrawal_param.freezes > 0 then format(
      'On %s, it froze the pages of %s people within an hour.', withdrawal_param.channel, withdrawal_param.freezes
    ) else format(
      '%s failures were reported on %s within five minutes; mounts that work are reported later.',
      withdrawal_param.failures, withdrawal_param.channel
    ) end,
    case when withdrawal_param.back_to is null then ' There is no earlier release to go back to.'
    else format(' Clubs have %s again.', withdrawal_param.back_to) end,
    ' ' || app.commonest_failure(withdrawal_param.module_id, withdrawal_param.release_version)
  );
  perform app.tell(array(
    select row(user_id, 'email_notifications', headline, details, link)::app.news
    from public.profiles where role = 'super_admin'
  ));
  insert into app.notification_mails (address, kind, title, body, link, is_digest, due_at)
  values (module.owner, 'email_notifications', headline, details, link, false, now());
end
$$;
revoke all on function app.tell_of_withdrawal(public.release_withdrawals) from public;

-- Takes a release back from every channel on which it fails. Called with every reported failure.
create function app.withdraw_if_failing(module_id_param text, version_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor constant text := 'the platform';
  name_of_channel text;
  current public.module_channels;
  health record;
  reason text;
  withdrawal public.release_withdrawals;
begin
  for name_of_channel in
    select channel from public.module_channels as pointing
    where module_id = module_id_param and version_param in (version, candidate)
      and (app.recent_health(pointing, version_param)).is_failing
    order by channel
  loop
    -- Other moves of the module wait; one that came first may have changed everything.
    perform from public.modules where id = module_id_param for update;
    select * into current from public.module_channels where module_id = module_id_param and channel = name_of_channel;
    continue when version_param <> all (array[current.version, coalesce(current.candidate, current.version)]);
    health := app.recent_health(current, version_param);
    -- Where there is nothing to go back to, one notice is enough.
    continue when not health.is_failing or exists (
      select from public.release_withdrawals
      where module_id = module_id_param and release_version = version_param and channel = name_of_channel
        and created_at >= current.updated_at
    );
    reason := case when health.freezes > 0 then format('it froze the pages of %s people', health.freezes)
      else format('%s failures reported by browsers; mounts that work are reported later', health.failures) end;
    insert into public.release_withdrawals (
      module_id, release_version, channel, back_to, failures, mounts, sources, freezes
    )
    values (
      module_id_param, version_param, name_of_channel,
      case when version_param = current.candidate then current.version else current.fallback end,
      health.failures, health.mounts, health.sources, health.freezes
    )
    returning * into withdrawal;
    if version_param = current.candidate then
      update public.module_channels
      set candidate = null, share = null, paused = false, updated_at = now(), updated_by = actor
      where module_id = module_id_param and channel = name_of_channel;
      perform app.log_end_of_rollout(current, reason, actor);
    elsif current.fallback is not null then
      perform app.point_channel(
        module_id_param, name_of_channel, 'rollback', current.version, current.fallback, reason, actor
      );
    end if;
    perform app.tell_of_withdrawal(withdrawal);
  end loop;
end
$$;
revoke all on function app.withdraw_if_failing(text, text) from public;
