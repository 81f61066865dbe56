-- Shifts: who works where and when. A shift without staff is open. No one works two shifts at the same time: the
-- database refuses it, however the shift is written. shift_checks.sql refuses the rest, and shift_events.sql records
-- each change.

create table public.shifts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid,
  role text not null,
  location text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes integer not null default 0,
  status text not null default 'draft',
  needs_cover boolean not null default false,
  notes text,
  override_reason text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  series_id uuid,
  filled_from text,
  published_as jsonb,
  constraint shifts_in_club unique (id, club_id),
  constraint shifts_staff foreign key (staff_id, club_id) references public.staff_members (id, club_id)
    on delete set null (staff_id),
  constraint shifts_role_length check (char_length(btrim(role)) between 1 and 80 and char_length(role) <= 80),
  constraint shifts_location_length check (char_length(location) <= 80),
  constraint shifts_notes_length check (char_length(notes) <= 1000),
  constraint shifts_status_known check (status in ('draft', 'published', 'cancelled')),
  constraint shifts_starts_in_range check (starts_at between '2000-01-01' and '2100-01-01'),
  constraint shifts_end_after_start check (starts_at < ends_at),
  constraint shifts_length check (ends_at <= starts_at + interval '24 hours'),
  -- A shift that ends before it starts is refused for that, and not for its break.
  constraint shifts_break_range check (
    break_minutes >= 0 and (ends_at <= starts_at or break_minutes * interval '1 minute' < ends_at - starts_at)
  ),
  constraint shifts_override_reason_moved_on check (override_reason is null),
  constraint shifts_filled_from_known check (filled_from in ('draft', 'published')),
  -- Checked when a statement ends, so that one statement may move or swap shifts that are in each other's way.
  constraint shifts_no_double_booking exclude using gist (
    staff_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (staff_id is not null and status <> 'cancelled') deferrable initially immediate
);
create index shifts_of_club on public.shifts (club_id, starts_at, id);
create index shifts_of_series on public.shifts (series_id, club_id, starts_at) where series_id is not null;
create index shifts_of_staff on public.shifts (staff_id, club_id, starts_at);
comment on constraint shifts_staff on public.shifts is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint shifts_role_length on public.shifts is 'A role has 1 to 80 characters.';
comment on constraint shifts_location_length on public.shifts is 'A location has at most 80 characters.';
comment on constraint shifts_notes_length on public.shifts is 'Notes have at most 1,000 characters.';
comment on constraint shifts_status_known on public.shifts is 'A shift is a draft, published or cancelled.';
comment on constraint shifts_starts_in_range on public.shifts is 'A shift starts between 2000 and 2100.';
comment on constraint shifts_end_after_start on public.shifts is 'A shift ends after it starts.';
comment on constraint shifts_length on public.shifts is 'A shift lasts for 24 hours at most.';
comment on constraint shifts_break_range on public.shifts is
  'A break is shorter than its shift and not less than 0 minutes.';
comment on constraint shifts_override_reason_moved_on on public.shifts is
  'The reason to plan a shift all the same stands in its history.';
comment on constraint shifts_filled_from_known on public.shifts is
  'Auto-fill finds people for shifts that are drafts or published.';
comment on constraint shifts_no_double_booking on public.shifts is
  'This person works at that time already. Choose someone else or another time.';
comment on column public.shifts.role is 'The title of a job role of the club.';
comment on column public.shifts.break_minutes is 'Unpaid.';
comment on column public.shifts.needs_cover is 'The person who has it may not be able to work it: someone else is wanted.';
comment on column public.shifts.override_reason is
  'Sent with a write that a soft rule warns of. It goes to shift_events, which colleagues do not read, and is null here.';
comment on column public.shifts.series_id is
  'Shifts with the same one repeat: they are changed and taken back together. Null for a shift of its own.';
comment on column public.shifts.filled_from is
  'What the open shift was when auto-fill gave it to a person. Null once anything of it has changed since.';
comment on column public.shifts.published_as is
  'What people were told of it last: staff_id, role, location, starts_at and ends_at. Kept while it is a draft again. Null if '
  'no one knows it, also once it is canceled as a draft, or planned anew after it was canceled or taken from its person.';
comment on column public.shifts.published_at is 'When it was first published. Null: no one has been told of it yet.';
-- Managers and admins keep the shifts of their club. The staff read the published ones, and those that were published when they
-- were canceled: no one reads a plan, or a note in it, before it is published.
call app.secure_club_rows('public.shifts',
  writable =>
    '{staff_id,role,location,starts_at,ends_at,break_minutes,status,needs_cover,notes,override_reason,series_id}',
  readers => 'managers',
  own_rows => $$status <> 'draft' and published_as is not null
    and club_id = any ((select app.working_clubs())::uuid[])$$);

-- Reasons on their way from the row that a client writes to the event about it. Empty between statements.
create table app.shift_override_reasons (
  shift_id uuid primary key,
  reason text not null,
  constraint shift_override_reasons_length check (char_length(reason) between 3 and 500)
);
alter table app.shift_override_reasons enable row level security;
revoke all on app.shift_override_reasons from public, anon, authenticated, service_role;

-- Whether two states of a shift have the same role, place and time.
create function app.is_same_work(one public.shifts, other public.shifts) returns boolean
language sql immutable set search_path = '' as $$
  select (one.role, one.location, one.starts_at, one.ends_at)
    is not distinct from (other.role, other.location, other.starts_at, other.ends_at)
$$;

-- A decision is taken back by the manager who made it: another one may have decided since.
create function app.refuse_decision_of_others(decided_by uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if decided_by is distinct from auth.uid() then
    raise exception 'Another manager has decided since.'
      using errcode = 'PT409', hint = 'Talk to them, or reload the list of requests.';
  end if;
end
$$;

create function app.shift_as_told(shift public.shifts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('staff_id', shift.staff_id, 'role', shift.role, 'location', shift.location,
    'starts_at', shift.starts_at, 'ends_at', shift.ends_at)
$$;

-- What a decision on a request stores of a shift before it changes it.
create function app.shift_before(shift public.shifts) returns jsonb
language sql stable set search_path = '' as $$
  select app.shift_as_told(shift) || jsonb_build_object('id', shift.id, 'needs_cover', shift.needs_cover)
$$;
revoke all on function app.shift_before(public.shifts), app.is_same_work(public.shifts, public.shifts),
  app.refuse_decision_of_others(uuid), app.shift_as_told(public.shifts) from public;

-- What people know of a shift once it is written (published_as).
create function app.shift_as_known(old_shift public.shifts, shift public.shifts) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when shift.status = 'published' then app.shift_as_told(shift)
    -- Its person is told that it is canceled, or no longer theirs.
    when old_shift.status = 'cancelled' and shift.status = 'draft' then null
    when old_shift.status = 'draft' and shift.status = 'cancelled' then null
    when old_shift.status = 'published' and shift.status = 'draft' and old_shift.staff_id is distinct from shift.staff_id
      and old_shift.staff_id is not null then null
    -- Only a job role that is renamed has changed it (app.rename_shift_role).
    else shift.published_as
  end
$$;
revoke all on function app.shift_as_known(public.shifts, public.shifts) from public;

-- What the server alone decides about a shift that is written.
create function app.prepare_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.shift_override_reasons where shift_id = new.id;
  if new.override_reason is not null then
    if char_length(btrim(new.override_reason)) not between 3 and 500 then
      raise exception 'A reason has 3 to 500 characters.'
        using errcode = '22023', hint = 'Say in a few words why this shift is planned all the same.';
    end if;
    insert into app.shift_override_reasons (shift_id, reason) values (new.id, btrim(new.override_reason));
    new.override_reason := null;
  end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  new.published_as := app.shift_as_known(case when tg_op = 'UPDATE' then old end, new);
  -- A new person covers a shift, unless the same write flags it again.
  if tg_op = 'UPDATE' and new.staff_id is distinct from old.staff_id and new.needs_cover = old.needs_cover then
    new.needs_cover := false;
  end if;
  -- The person declined the shift as it was: another time, place or role is asked anew (app.forget_shift_answer). A job
  -- role that is renamed takes its shifts along; they are what they were.
  if tg_op = 'UPDATE' and old.needs_cover and new.needs_cover and pg_trigger_depth() = 1
    and (new.starts_at, new.ends_at, new.location, new.role)
      is distinct from (old.starts_at, old.ends_at, old.location, old.role)
    and exists (select from public.shift_answers where shift_id = new.id and answer = 'declined') then
    new.needs_cover := false;
  end if;
  -- As auto-fill left it, until a person changes it (app.assign_shifts). A role that is renamed is no change.
  if tg_op = 'UPDATE' and new.filled_from is not distinct from old.filled_from
    and ((new.staff_id, new.location, new.starts_at, new.ends_at, new.break_minutes, new.status, new.needs_cover, new.notes,
          new.series_id)
        is distinct from (old.staff_id, old.location, old.starts_at, old.ends_at, old.break_minutes, old.status,
          old.needs_cover, old.notes, old.series_id)
      or (new.role <> old.role and pg_trigger_depth() = 1)) then
    new.filled_from := null;
  end if;
  return new;
end
$$;
revoke all on function app.prepare_shift() from public;
create trigger shifts_prepare before insert or update on public.shifts
  for each row execute function app.prepare_shift();

-- Shifts keep a role that was removed, and so does everything planned after them: copied weeks, series and undo.
create function app.check_shift_role() returns trigger
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Where the caller sees no club, the policies refuse the row.
  if new.club_id = any (app.visible_clubs())
    and not exists (select from public.job_role_definitions where club_id = new.club_id and title = new.role)
    and not exists (select from public.shifts where club_id = new.club_id and role = new.role) then
    raise exception 'The club has no job role called %.', new.role
      using errcode = '23514', hint = 'Choose a job role of the club, or add this one to its job roles first.';
  end if;
  return new;
end
$$;
revoke all on function app.check_shift_role() from public;
create trigger shifts_check_role before insert or update of role on public.shifts
  for each row when (char_length(btrim(new.role)) between 1 and 80) execute function app.check_shift_role();

create trigger shifts_in_turn before insert on public.shifts
  for each row when (new.staff_id is not null) execute function app.write_in_turn();
create trigger shifts_change_in_turn before update on public.shifts
  for each row when (
    new.staff_id is not null
    and (new.staff_id, new.starts_at, new.ends_at, new.status)
      is distinct from (old.staff_id, old.starts_at, old.ends_at, old.status)
  )
  execute function app.write_in_turn();

-- Runs as the caller: a club that is removed takes its shifts along, published or not.
create function app.keep_published_shift() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and old.published_at is not null then
    raise exception 'A shift that was published is canceled, not deleted.'
      using errcode = '42501', hint = 'Cancel it: its person is then told, and their calendar shows it.';
  end if;
  return old;
end
$$;
revoke all on function app.keep_published_shift() from public;
create trigger shifts_keep_published before delete on public.shifts
  for each row execute function app.keep_published_shift();

-- Shifts that are stored as JSON, with the new title of a job role.
create function app.with_role_renamed(shifts jsonb, old_title text, new_title text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(
    case when shift ->> 'role' = old_title then shift || jsonb_build_object('role', new_title) else shift end order by place
  )
  from jsonb_array_elements(shifts) with ordinality as stored (shift, place)
$$;
revoke all on function app.with_role_renamed(jsonb, text, text) from public;

-- A job role that is renamed takes its shifts along, and what is stored of them.
create function app.rename_shift_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  renamed constant jsonb := jsonb_build_object('role', new.title);
begin
  update public.shifts
  set role = case when role = old.title then new.title else role end,
    published_as = case when published_as ->> 'role' = old.title then published_as || renamed else published_as end
  where club_id = new.club_id and old.title in (role, published_as ->> 'role');
  update app.shifts_before set shifts = app.with_role_renamed(shifts, old.title, new.title)
  where club_id = new.club_id and shifts @> jsonb_build_array(jsonb_build_object('role', old.title));
  return null;
end
$$;
revoke all on function app.rename_shift_role() from public;
create trigger job_role_definitions_rename_shifts after update of title on public.job_role_definitions
  for each row when (old.title is distinct from new.title) execute function app.rename_shift_role();

-- Worked shifts ------------------------------------------------------------------------------------------------------

-- A published shift that has begun was worked, and is paid. Until its season closes, people can correct who worked it
-- and when, or cancel it with a reason if no one came. This also applies to decisions on requests: a request to drop a
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
        then 'Choose who worked it instead. If no one came, cancel it and give the reason.'
        else 'Choose who worked it instead.' end;
  end if;
  if new.status = 'cancelled' and closed_year is not null then
    raise exception 'The season % has closed, so the shifts that were worked in it are kept.', closed_year
      using errcode = '42501', hint = 'Correct who worked it, or when.';
  end if;
  if new.status = 'cancelled' and new.override_reason is null then
    raise exception 'This shift has begun, and the person who worked it would lose its hours.'
      using errcode = 'PT422', hint = 'Cancel it only if no one came, and give the reason.';
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

call app.give_tables_to_module('operations', '{shifts}');
