-- Plain words for a checklist item that a certification checks off.

create or replace function app.stamp_onboarding_item() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_done boolean := false;
begin
  if tg_op = 'UPDATE' then
    was_done := old.is_done;
  end if;
  if not new.is_done then
    new.done_at := null;
    new.done_by := null;
  elsif not was_done then
    if not app.is_platform() and new.certification_type_id is not null
      and not app.holds_certification(new.staff_id, new.certification_type_id, app.club_today(new.club_id)) then
      raise exception '% is not done: there is no valid certification.', new.title
        using errcode = '23514', hint = 'Enter the certification with its dates. That checks the item off.';
    end if;
    new.done_at := coalesce(new.done_at, app.club_now(new.club_id));
    new.done_by := coalesce(new.done_by, auth.uid());
  end if;
  return new;
end
$$;

