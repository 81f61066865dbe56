-- Taking publishing back without a reason always names the first of the shifts that need one.

create or replace function app.unpublish_shifts(published_param jsonb, reason_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  found jsonb;
  soon text;
begin
  if jsonb_typeof(published_param) is distinct from 'array' then
    raise exception 'It is not said which shifts become drafts again.'
      using errcode = '22023', hint = 'Send a list of shifts as they were published.';
  end if;
  if jsonb_array_length(published_param) > 4000 then
    raise exception 'At most 4,000 shifts become drafts again in one step, so nothing was changed.'
      using errcode = '22023', hint = 'Take back one week after the other.';
  end if;
  if not app.names_shifts(published_param) then
    raise exception 'It is not said clearly which shifts become drafts again, so nothing was changed.'
      using errcode = '22023', hint = 'Send each shift once, with its id, as it was published.';
  end if;
  perform from public.shifts
  where club_id = club and id in (select id from jsonb_populate_recordset(null::public.shifts, published_param))
  order by id
  for update;
  -- Of several shifts that need a reason, the first one is named: a statement writes its rows in no order.
  if reason_param is null then
    select app.notice_problem(jsonb_populate_record(shift, '{"status": "draft"}'), shift) into soon
    from jsonb_populate_recordset(null::public.shifts, published_param) as sent
    join public.shifts as shift on shift.id = sent.id and shift.club_id = club
    where app.stays_published(sent, shift) is null
      and app.notice_problem(jsonb_populate_record(shift, '{"status": "draft"}'), shift) is not null
    order by shift.starts_at, shift.id
    limit 1;
    if soon is not null then
      raise exception '%', soon using errcode = 'PT422', detail = 'notice',
        hint = 'Talk to the person first, then give the reason for the change.';
    end if;
  end if;
  with judged as (
    select sent.id, coalesce(sent.needs_cover, false) as needs_cover, app.stays_published(sent, shift) as reason
    from jsonb_populate_recordset(null::public.shifts, published_param) as sent
    left join public.shifts as shift on shift.id = sent.id and shift.club_id = club
  ), draft as (
    update public.shifts as shift
    set status = 'draft', needs_cover = judged.needs_cover, override_reason = reason_param
    from judged
    where shift.id = judged.id and shift.club_id = club and judged.reason is null
    returning shift.*
  )
  select jsonb_build_object(
    'drafts', coalesce((select jsonb_agg(to_jsonb(draft) order by draft.starts_at, draft.id) from draft), '[]'),
    'kept', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'reason', reason) order by id) from judged where reason is not null
    ), '[]')
  )
  into found;
  return found;
end
$$;
