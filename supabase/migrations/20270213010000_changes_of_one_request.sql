alter table public.shift_events add column asked_at timestamptz not null default statement_timestamp();
comment on column public.shift_events.asked_at is
  'When the request began that made the change. One statement changes its rows in no certain order.';

create or replace function app.recent_schedule_changes(club_id_param uuid, at_most_param integer)
returns table (id uuid, kind text, title text, period text, outcome text, happened_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if at_most_param is null or at_most_param < 1 then
    raise exception 'It is not said how many changes to read.'
      using errcode = '22023', hint = 'Ask for 1 to 100.';
  end if;
  return query
    select event.id, event.kind, event.title, event.period, event.outcome, event.happened_at
    from public.shift_events as event
    where event.club_id = club_id_param and event.club_id = any (app.visible_clubs())
      and case when event.kind in ('published', 'unpublished') then event.after is null
        else 'published' in (event.before ->> 'status', event.after ->> 'status') end
    -- What one request changed is read by the start of the shifts, the latest first, then the later step first.
    order by event.happened_at desc, event.asked_at desc,
      coalesce(event.after, event.before) ->> 'starts_at' desc nulls first, event.shift_id, event.created_at desc, event.id
    limit least(at_most_param, 100);
end
$$;
