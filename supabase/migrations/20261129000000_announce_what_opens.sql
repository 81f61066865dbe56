-- A module without a release is not announced: nobody could open it.

-- Whether people of a club that has the module could open it: a release answers for it. A module is agreed with a club
-- before its first release, too.
create function app.module_can_be_opened(change public.engagement_changes) returns boolean
language sql stable security definer set search_path = '' as $$
  select change.release_version is not null or exists (
    select from public.module_channels
    where module_id = change.module_id and channel in ('production', change.channel)
  )
$$;
revoke all on function app.module_can_be_opened(public.engagement_changes) from public;

create or replace function app.tell_of_engagement_change(change public.engagement_changes) returns void
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
