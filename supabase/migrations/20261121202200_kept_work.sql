-- What was worked stays: who worked a shift, what belongs to a season that has closed, and the training that somebody has
-- finished. A mistake is corrected in its place. The guards ask people, not a club that is removed.

-- The season of a club that has closed and that a day lies in; null without one.
create function app.closed_season_on(club_id_param uuid, day_param date) returns text
language sql stable security definer set search_path = '' as $$
  select year from public.seasons
  where club_id = club_id_param and closed_at is not null and day_param between starts_on and ends_on
  order by year desc
  limit 1
$$;
revoke all on function app.closed_season_on(uuid, date) from public;

-- Shifts ------------------------------------------------------------------------------------------------------------

-- A published shift that has begun was worked, and is paid. Who worked it and when is corrected; that nobody came is said
-- by cancelling it with a reason, until its season closes. Asks whoever decides a request, too: a wish to be free of a
-- shift that has begun comes too late.
create function app.keep_worked_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  club_now constant timestamptz := app.club_now(old.club_id);
  closed_year text;
begin
  if app.is_platform() or old.starts_at > club_now then
    return new;
  end if;
  closed_year := app.closed_season_on(old.club_id, app.club_date(old.club_id, old.starts_at));
  if app.closed_season_on(old.club_id, app.club_date(old.club_id, new.starts_at)) is distinct from closed_year
    and closed_year is not null then
    raise exception 'The season % has closed, so the shifts that were worked in it are kept.', closed_year
      using errcode = '42501', hint = 'Correct who worked it, or when on a day of that season.';
  end if;
  if new.staff_id is null or new.status = 'draft' or new.starts_at > club_now then
    raise exception 'This shift has begun, so who worked it is kept.'
      using errcode = '42501', hint = case when closed_year is null
        then 'Choose who worked it instead. If nobody came, cancel it and give the reason.'
        else 'Choose who worked it instead.' end;
  end if;
  if new.status = 'cancelled' and closed_year is not null then
    raise exception 'The season % has closed, so the shifts that were worked in it are kept.', closed_year
      using errcode = '42501', hint = 'Correct who worked it, or when.';
  end if;
  if new.status = 'cancelled' and new.override_reason is null then
    raise exception 'This shift has begun, and whoever worked it would lose its hours.'
      using errcode = 'PT422', hint = 'Cancel it only if nobody came, and give the reason.';
  end if;
  return new;
end
$$;
revoke all on function app.keep_worked_shift() from public;
-- By its name before shifts_prepare, which takes the reason out of the row.
create trigger shifts_keep_worked before update on public.shifts
  for each row when (
    old.status = 'published' and old.staff_id is not null
    and (new.staff_id, new.status, new.starts_at) is distinct from (old.staff_id, old.status, old.starts_at)
  )
  execute function app.keep_worked_shift();

-- What belongs to a closed season -----------------------------------------------------------------------------------

create function app.keep_checklist() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season(old.season_id, 'its checklists are kept',
    'Later seasons are copied from them. Correct what is wrong in the list instead.');
  return old;
end
$$;
create trigger checklists_keep before delete on public.checklists
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_checklist();

-- Its items are corrected, not taken out of it. Serves deleting and changing.
create function app.keep_checklist_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season((select season_id from public.checklists where id = old.checklist_id),
    'its checklists are kept', 'Correct the item instead: its words, its notes, whether it was done.');
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger checklist_items_keep before delete on public.checklist_items
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_checklist_item();
create trigger checklist_items_keep_in_list before update of checklist_id on public.checklist_items
  for each row when (current_user in ('anon', 'authenticated') and new.checklist_id <> old.checklist_id)
  execute function app.keep_checklist_item();

-- What people answered makes the figures of the season. A survey that nobody has answered may go. Serves deleting it and
-- giving it to another season.
create function app.keep_answered_survey() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.survey_responses where survey_id = old.id) then
    perform app.keep_with_season(old.season_id, 'what people answered about it is kept',
      'Ask again with a new survey of the season that runs.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger surveys_keep before delete on public.surveys
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_answered_survey();
create trigger surveys_keep_in_season before update of season_id on public.surveys
  for each row when (current_user in ('anon', 'authenticated') and new.season_id is distinct from old.season_id)
  execute function app.keep_answered_survey();

revoke all on function app.keep_checklist(), app.keep_checklist_item(), app.keep_answered_survey() from public;

-- Training ----------------------------------------------------------------------------------------------------------

-- A finished training is a record: of what a guard knew on the day of an accident. Until its season has closed a
-- completion that was marked by mistake is taken back, and then the entry may go. Serves deleting and taking back.
--
-- Whoever takes a training anew is finished on the new day: the day in the closed season is kept beside it, and counts
-- again when the new one is taken back.
create function app.keep_finished_training() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept constant timestamptz := case tg_op when 'DELETE' then old.kept_completion end;
  closed_year constant text :=
    app.closed_season_on(old.club_id, app.club_date(old.club_id, coalesce(kept, old.completed_at)));
begin
  if closed_year is not null then
    raise exception 'The season % has closed, so the training that was finished in it is kept.', closed_year
      using errcode = '42501', hint = 'Correct the day on which it was finished instead.';
  end if;
  if tg_op = 'DELETE' then
    raise exception '% has finished this training, so the record is kept.', old.name
      using errcode = '42501', hint = 'If it was marked by mistake, take the completion back first.';
  end if;
  new.completed_at := old.kept_completion;
  new.kept_completion := null;
  return new;
end
$$;
create trigger training_participants_keep before delete on public.training_participants
  for each row when (current_user in ('anon', 'authenticated') and old.completed_at is not null)
  execute function app.keep_finished_training();
create trigger training_participants_keep_completed before update of completed_at on public.training_participants
  for each row when (
    current_user in ('anon', 'authenticated') and old.completed_at is not null and new.completed_at is null
  )
  execute function app.keep_finished_training();

create function app.keep_earlier_completion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.closed_season_on(new.club_id, app.club_date(new.club_id, new.completed_at)) is not null then
    new.kept_completion := null;
  elsif app.closed_season_on(old.club_id, app.club_date(old.club_id, old.completed_at)) is not null then
    new.kept_completion := old.completed_at;
  end if;
  return new;
end
$$;
create trigger training_participants_keep_earlier before update of completed_at on public.training_participants
  for each row when (old.completed_at is not null and new.completed_at is distinct from old.completed_at
    and new.completed_at is not null)
  execute function app.keep_earlier_completion();

-- A training goes with those who have not finished it, and with nobody else.
create function app.keep_finished_course() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.training_participants where course_id = old.id and completed_at is not null) then
    raise exception 'People have finished "%", so it is kept.', old.title
      using errcode = '42501', hint = 'Archive it instead.';
  end if;
  return old;
end
$$;
create trigger training_courses_keep before delete on public.training_courses
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_finished_course();

revoke all on function app.keep_finished_training(), app.keep_earlier_completion(), app.keep_finished_course() from public;
