-- A person's own week: answers to published shifts, shifts that people take themselves, deadlines for availability and
-- time off, and blackout days.

alter table public.club_labor_rules
  add column availability_due_days integer not null default 7,
  add column time_off_notice_days integer not null default 0,
  add column staff_take_open_shifts boolean not null default true,
  add constraint club_labor_rules_availability_due_range check (availability_due_days between 0 and 60),
  add constraint club_labor_rules_time_off_notice_range check (time_off_notice_days between 0 and 180);
comment on constraint club_labor_rules_availability_due_range on public.club_labor_rules is
  'Availability is due 0 to 60 days before its week begins.';
comment on constraint club_labor_rules_time_off_notice_range on public.club_labor_rules is
  'Time off is asked for 0 to 180 days ahead.';
comment on column public.club_labor_rules.availability_due_days is
  'How many days before a week begins (on its Sunday) people say when they can work in it.';
comment on column public.club_labor_rules.time_off_notice_days is
  'How many days before its first day people ask for time off. 0: at any time.';
comment on column public.club_labor_rules.staff_take_open_shifts is
  'Whether people take an open shift that breaks no rule for them. If not, they ask for it and a manager decides.';
grant update (availability_due_days, time_off_notice_days, staff_take_open_shifts)
  on public.club_labor_rules to authenticated;

alter table public.staff_availability
  add column applies_from date,
  add constraint staff_availability_applies_from_range check (applies_from between '2000-01-01' and '2100-01-01');
comment on constraint staff_availability_applies_from_range on public.staff_availability is
  'The first day lies between 2000 and 2100.';
comment on column public.staff_availability.applies_from is
  'The server''s, for a weekday: the first day that it counts for. Null: every day. See wishes_in_time.sql.';

create or replace function app.availability_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  planned constant tsrange := tsrange(plan.local_start, plan.local_end);
  midnight timestamp := plan.first_day;
  unavailable tsmultirange;
  available tsmultirange;
begin
  if plan.staff_status = 'On Leave' then
    return format('%s is on leave.', plan.name);
  end if;
  while midnight <= plan.last_day loop
    select range_agg(hours) filter (where kind = 'unavailable'), range_agg(hours) filter (where kind = 'available')
    into unavailable, available
    from (
      select entry.kind, tsrange(midnight::date + entry.from_time, midnight::date + entry.to_time) as hours,
        entry.day is not null as is_dated, bool_or(entry.day is not null) over () as has_dated
      from public.staff_availability as entry
      where entry.staff_id = plan.staff_id
        and (entry.day = midnight::date or entry.weekday = extract(dow from midnight)
          and (entry.applies_from is null or entry.applies_from <= midnight::date))
    ) as entries
    where is_dated = has_dated;
    if unavailable && planned or not available @> planned * tsrange(midnight, midnight + interval '1 day') then
      return format('%s is not available on %s.', plan.name,
        app.period_words(plan.time_zone, plan.starts_at, plan.ends_at, plan.today));
    end if;
    midnight := midnight + interval '1 day';
  end loop;
  return null;
end
$$;

-- Wishes in time: how long ahead people ask for time off, on which days no one has any, and until when they say when they
-- can work. All of it binds people about themselves. Managers and admins enter what they have agreed to.

create table public.time_off_blackouts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint time_off_blackouts_days_range check (starts_on >= '2000-01-01' and ends_on <= '2100-01-01'),
  constraint time_off_blackouts_end_after_start check (starts_on <= ends_on),
  constraint time_off_blackouts_length check (ends_on <= starts_on + 365),
  constraint time_off_blackouts_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80)
);
create index time_off_blackouts_of_club on public.time_off_blackouts (club_id, starts_on);
comment on constraint time_off_blackouts_days_range on public.time_off_blackouts is
  'Blackout days lie between 2000 and 2100.';
comment on constraint time_off_blackouts_end_after_start on public.time_off_blackouts is
  'Blackout days end on the day on which they start or later.';
comment on constraint time_off_blackouts_length on public.time_off_blackouts is
  'Blackout days last for one year at most.';
comment on constraint time_off_blackouts_name_length on public.time_off_blackouts is 'A name has 1 to 80 characters.';
comment on table public.time_off_blackouts is 'Days on which no one of the club asks for time off.';
comment on column public.time_off_blackouts.ends_on is 'The last of the days.';
comment on column public.time_off_blackouts.name is 'Why, such as Opening weekend. People read it when they ask.';
-- Members read the blackout days of their club; managers and admins keep them.
call app.secure_club_rows('public.time_off_blackouts', writable => '{starts_on,ends_on,name}');

-- Whether a row of the staff's wishes is one that the caller writes about themselves, without managing the club.
create function app.wishes_for_self(club_id_param uuid, staff_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return staff_id_param = any (app.my_staff_ids()) and not app.manages_club(club_id_param);
end
$$;

create function app.check_time_off_wish() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := app.club_today(new.club_id);
  notice constant integer := (select time_off_notice_days from public.club_labor_rules where club_id = new.club_id);
  blackout public.time_off_blackouts;
begin
  if new.status <> 'pending' or not app.wishes_for_self(new.club_id, new.staff_id) then
    return null;
  end if;
  if notice > 0 and new.starts_on < today + notice then
    raise exception 'Time off is asked for % ahead, so from % on.',
      notice || case notice when 1 then ' day' else ' days' end, app.day_words(today + notice, today)
      using errcode = '22023', hint = 'Choose later days, or talk to your manager.';
  end if;
  select * into blackout from public.time_off_blackouts as known
  where known.club_id = new.club_id and known.starts_on <= new.ends_on and known.ends_on >= new.starts_on
  order by known.starts_on, known.id
  limit 1;
  if blackout.id is not null then
    raise exception 'No one has time off on %: %.', app.days_words(blackout.starts_on, blackout.ends_on, today), blackout.name
      using errcode = '22023', hint = 'Choose other days, or talk to your manager.';
  end if;
  return null;
end
$$;
-- By their names after Time_off_requests_check: days asked for twice are said first.
create trigger "Time_off_requests_in_time" after insert on public.time_off_requests
  for each row execute function app.check_time_off_wish();
create trigger "Time_off_requests_in_time_still" after update on public.time_off_requests
  for each row when ((new.starts_on, new.ends_on) is distinct from (old.starts_on, old.ends_on))
  execute function app.check_time_off_wish();

-- The Sunday of the first week for which availability is not due yet.
create function app.availability_open_from(club_id_param uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select app.sunday_of(app.club_today(club_id_param) + availability_due_days + 6)
    from public.club_labor_rules where club_id = club_id_param
  );
end
$$;

-- Refuses an entry for a day of a week that is due, before and after the change. Days that are over are anyone's to clear.
create function app.check_availability_day(club_id_param uuid, day_param date) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := app.club_today(club_id_param);
  open_from constant date := app.availability_open_from(club_id_param);
begin
  if day_param >= today and day_param < open_from then
    raise exception 'Availability for % is due already. You can change it from % on.',
      app.day_words(day_param, today), app.day_words(open_from, today)
      using errcode = '22023', hint = 'Talk to your manager about this day.';
  end if;
end
$$;

-- A weekday counts from the first week that is not due. Taking one back only makes a person free, so that is always done.
create function app.check_availability_wish() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry constant public.staff_availability := case when tg_op = 'DELETE' then old else new end;
begin
  if not app.wishes_for_self(entry.club_id, entry.staff_id) then
    return entry;
  end if;
  if tg_op <> 'INSERT' then
    perform app.check_availability_day(old.club_id, old.day);
  end if;
  if tg_op <> 'DELETE' then
    perform app.check_availability_day(new.club_id, new.day);
    new.applies_from := case when new.weekday is not null then app.availability_open_from(new.club_id) end;
    return new;
  end if;
  return old;
end
$$;
create trigger staff_availability_in_time before insert or delete on public.staff_availability
  for each row execute function app.check_availability_wish();
create trigger staff_availability_in_time_still before update on public.staff_availability
  for each row when (
    (new.weekday, new.day, new.from_time, new.to_time, new.kind)
      is distinct from (old.weekday, old.day, old.from_time, old.to_time, old.kind)
  )
  execute function app.check_availability_wish();
revoke all on function app.wishes_for_self(uuid, uuid), app.check_time_off_wish(), app.availability_open_from(uuid),
  app.check_availability_day(uuid, date), app.check_availability_wish() from public;

call app.give_tables_to_module('operations', '{time_off_blackouts}');

-- Answers: a person confirms a published shift of theirs, or says that they cannot work it. A shift that is declined stays
-- theirs and needs cover, until a manager gives it to someone or someone takes it.

create table public.shift_answers (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  shift_id uuid not null,
  staff_id uuid not null,
  answer text not null,
  note text,
  answered_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint shift_answers_shift foreign key (shift_id, club_id)
    references public.shifts (id, club_id) on delete cascade,
  constraint shift_answers_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint shift_answers_once unique (shift_id),
  constraint shift_answers_answer_known check (answer in ('confirmed', 'declined')),
  constraint shift_answers_note_length check (char_length(note) <= 500),
  constraint shift_answers_answered_range check (answered_at between '2000-01-01' and '2100-01-01')
);
create index shift_answers_of_club on public.shift_answers (club_id, answer, answered_at);
create index shift_answers_of_shift on public.shift_answers (shift_id, club_id);
create index shift_answers_of_staff on public.shift_answers (staff_id, club_id);
comment on constraint shift_answers_note_length on public.shift_answers is 'A reason has at most 500 characters.';
comment on table public.shift_answers is
  'One for each shift that its person has answered. It is about the shift as it was published: it ends when that changes.';
comment on column public.shift_answers.answered_at is 'On the club''s clock, which stands still for a demo club.';
-- Managers and admins read the answers of their club, a person the own ones. answer_shift writes them.
call app.secure_club_rows('public.shift_answers',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- Another person, time, place or role is another shift, which is answered anew.
create function app.forget_shift_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A job role that is renamed takes its shifts along; they are what they were.
  if (new.staff_id, new.starts_at, new.ends_at, new.location, new.status)
      is distinct from (old.staff_id, old.starts_at, old.ends_at, old.location, old.status)
    or new.role <> old.role and pg_trigger_depth() = 1 then
    delete from public.shift_answers where shift_id = new.id;
  end if;
  return null;
end
$$;
create trigger shifts_forget_answer after update on public.shifts
  for each row execute function app.forget_shift_answer();

-- A person who asked for a shift has confirmed it.
create function app.confirm_shift(shift_id_param uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.shift_answers (club_id, shift_id, staff_id, answer, answered_at)
  select club_id, id, staff_id, 'confirmed', app.club_now(club_id)
  from public.shifts
  where id = shift_id_param and staff_id is not null and status = 'published'
  on conflict on constraint shift_answers_once do nothing
$$;

create function app.answer_shift(shift_id_param uuid, answer_param text, note_param text)
returns public.shift_answers
language plpgsql security definer set search_path = '' as $$
declare
  shift public.shifts;
  earlier public.shift_answers;
  given public.shift_answers;
begin
  if answer_param is null or answer_param not in ('confirmed', 'declined') then
    raise exception 'A shift is confirmed or declined.' using errcode = '22023', hint = 'Send one of the two words.';
  end if;
  -- The shift first, as in every change of one: of an answer and a change one waits for the other.
  select * into shift from public.shifts
  where id = shift_id_param and staff_id = any (app.my_staff_ids()) and status <> 'draft'
  for update;
  if shift.id is null then
    raise exception 'This shift is not yours.' using errcode = 'PT404', hint = 'Reload your week.';
  end if;
  if shift.status = 'cancelled' then
    raise exception 'This shift was canceled.' using errcode = 'PT409', hint = 'Reload your week.';
  end if;
  if shift.starts_at <= app.club_now(shift.club_id) then
    raise exception 'This shift has already begun.' using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  select * into earlier from public.shift_answers where shift_id = shift.id;
  insert into public.shift_answers as known (club_id, shift_id, staff_id, answer, note, answered_at)
  values (shift.club_id, shift.id, shift.staff_id, answer_param, nullif(btrim(note_param), ''),
    app.club_now(shift.club_id))
  on conflict on constraint shift_answers_once
    do update set answer = excluded.answer, note = excluded.note, answered_at = excluded.answered_at,
      version = known.version + 1, updated_at = now()
  returning * into given;
  if given.answer = 'declined' then
    update public.shifts set needs_cover = true where id = shift.id and not needs_cover;
  elsif earlier.answer = 'declined' then
    update public.shifts set needs_cover = false where id = shift.id and needs_cover;
  end if;
  if given.answer = 'declined' and earlier.answer is distinct from 'declined' then
    perform app.tell(array(
      select app.news_for_managers(shift.club_id,
        format('%s declined %s', (select name from public.staff_members where id = shift.staff_id), app.shift_words(shift)),
        given.note)
    ));
  end if;
  return given;
end
$$;
revoke all on function app.forget_shift_answer(), app.confirm_shift(uuid), app.answer_shift(uuid, text, text) from public;
grant execute on function app.answer_shift(uuid, text, text) to authenticated;

-- For the person who has a published shift, until it begins: answer is 'confirmed' or 'declined'. Managers are told of a
-- shift that is declined, and it needs cover from then on.
create function public.answer_shift(shift_id uuid, answer text, note text default null)
returns public.shift_answers
language sql set search_path = '' as $$
  select app.answer_shift(shift_id, answer, note)
$$;
revoke all on function public.answer_shift(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.answer_shift(uuid, text, text) to authenticated;

call app.give_tables_to_module('operations', '{shift_answers}');

create or replace function app.check_shift_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.shifts;
  given public.shifts;
  refusal text;
begin
  if exists (select from public.shift_requests
    where shift_id = new.shift_id and staff_id = new.staff_id and status = 'open' and id <> new.id) then
    raise exception 'This is already asked for.' using errcode = '23P01', hint = 'Withdraw the open request first.';
  end if;
  select * into wanted from public.shifts where id = new.shift_id;
  select * into given from public.shifts where id = new.colleague_shift_id;
  refusal := case
    when wanted.status <> 'published' or given.status <> 'published' then 'Only published shifts are asked about.'
    when wanted.starts_at <= app.club_now(new.club_id) or given.starts_at <= app.club_now(new.club_id)
      then 'This shift has already begun.'
    when new.kind = 'pickup' and wanted.staff_id is not null
      and (wanted.staff_id = new.staff_id or not wanted.needs_cover) then 'This shift is no longer open.'
    when new.kind <> 'pickup' and wanted.staff_id is distinct from new.staff_id
      then 'Only the person who has a shift can ask to drop or swap it.'
    when new.kind = 'swap' and given.staff_id is null then 'That shift is open: ask to pick it up instead.'
    when new.kind = 'swap' and given.staff_id = new.staff_id then 'Both shifts belong to the same person.'
  end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409', hint = 'Reload the schedule and choose another shift.';
  end if;
  if new.kind = 'pickup' then
    wanted.staff_id := new.staff_id;
    select string_agg(message, ' ') into refusal from app.shift_problems(wanted) where kind = 'hard';
    if refusal is not null then
      raise exception '%', refusal using errcode = '23514', hint = 'Choose a shift that you may work.';
    end if;
  end if;
  return null;
end
$$;

create or replace function app.carry_out_shift_request(request public.shift_requests) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reason constant text := 'Request approved: ' || request.kind;
begin
  if not exists (
    select from public.shifts
    where id = request.shift_id and status = 'published'
      and case when request.kind = 'pickup' then staff_id is null or needs_cover else staff_id = request.staff_id end
  ) or request.kind = 'swap' and not exists (
    select from public.shifts
    where id = request.colleague_shift_id and status = 'published' and staff_id = request.colleague_id
  ) then
    raise exception 'The schedule has changed since this was asked for.'
      using errcode = 'PT409', hint = 'Decline the request, or plan the shift in the schedule.';
  end if;
  if request.kind = 'swap' and request.colleague_agreed_at is null then
    raise exception '% has not agreed to this swap yet.',
      (select name from public.staff_members where id = request.colleague_id)
      using errcode = 'PT409', hint = 'Ask them to answer the request first.';
  end if;
  perform app.let_decision_tell(request.staff_id);
  if request.kind = 'drop' then
    -- It stays theirs until someone takes it.
    if (select starts_at <= app.club_now(club_id) from public.shifts where id = request.shift_id) then
      raise exception 'This shift has begun, so who worked it is kept.'
        using errcode = '42501', hint = 'Choose who worked it instead. If no one came, cancel it and give the reason.';
    end if;
    update public.shifts set needs_cover = true, override_reason = reason where id = request.shift_id;
    perform app.let_decision_tell(null);
    return;
  end if;
  -- One statement, so that a swap is judged by its outcome.
  update public.shifts
  set override_reason = reason,
    staff_id = case
      when request.kind = 'swap' and id = request.shift_id then request.colleague_id
      else request.staff_id
    end
  where id in (request.shift_id, request.colleague_shift_id);
  perform app.confirm_shift(request.shift_id), app.confirm_shift(request.colleague_shift_id);
  perform app.let_decision_tell(null);
end
$$;

-- Whether a role is for people who hold its certifications, and not only for those who have the role.
create function app.requires_certification(club_id_param uuid, role_param text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.job_role_definitions as definition
    join public.job_role_requirements as requirement on requirement.job_role_id = definition.id
    where definition.club_id = club_id_param and definition.title = role_param
      and requirement.certification_type_id is not null
  );
end
$$;

create function app.other_role_words(name text, own_role text, wanted_role text) returns text
language sql immutable set search_path = '' as $$
  select format('%s works as %s, not as %s.', name, own_role, wanted_role)
$$;
revoke all on function app.requires_certification(uuid, text), app.other_role_words(text, text, text) from public;

create or replace function app.candidates(shift public.shifts)
returns table (staff_id uuid, name text, role text, has_role boolean, minutes_this_week integer, refusals text[],
  warnings text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  planned public.shifts := shift;
  plan app.shift_plan;
  requires_certification constant boolean := app.requires_certification(shift.club_id, shift.role);
begin
  for staff_id, name, role in
    select person.id, person.name, person.role from public.staff_members as person
    where person.club_id = shift.club_id and person.status <> 'Inactive' and person.id is distinct from shift.staff_id
  loop
    planned.staff_id := staff_id;
    plan := app.plan_of(planned);
    has_role := role = shift.role;
    minutes_this_week := -plan.minutes
      + app.minutes_with_plan(plan, app.sunday_of(plan.first_day), app.sunday_of(plan.first_day) + 6);
    select array_agg(message) filter (where kind = 'hard'), array_agg(message) filter (where kind = 'soft')
    into refusals, warnings
    from app.shift_problems(planned);
    if not has_role and not requires_certification then
      refusals := refusals || app.other_role_words(name, role, shift.role);
    end if;
    return next;
  end loop;
end
$$;

-- Taking a shift: one that was offered, or any that is open or needs cover where the club lets its people take shifts
-- themselves (staff_take_open_shifts). Of many who take one at once the first has it, and the others are told so.

-- What speaks against a person and a shift. hard: no one may plan it. soft: a manager may, with a reason.
create function app.obstacles_to_taking(shift public.shifts, staff_id_param uuid, out hard text, out soft text)
language plpgsql stable security definer set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param;
  shift.staff_id := person.id;
  select string_agg(message, ' ') filter (where problem.kind = 'hard'), string_agg(message, ' ') filter (where problem.kind = 'soft')
  into hard, soft
  from app.shift_problems(shift) as problem;
  if person.role <> shift.role and not app.requires_certification(shift.club_id, shift.role) then
    hard := concat_ws(' ', hard, app.other_role_words(person.name, person.role, shift.role));
  end if;
end
$$;

create function app.staff_take_open_shifts(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select staff_take_open_shifts from public.club_labor_rules where club_id = club_id_param
$$;

create or replace function app.accept_open_shift(shift_id_param uuid) returns public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  shift public.shifts;
  offer public.shift_offers;
  taker public.staff_members;
  against record;
begin
  -- The lock on the shift comes first: the first to get it has won, and the others read the outcome.
  select * into shift from public.shifts
  where id = shift_id_param and club_id = any (app.visible_clubs())
  for update;
  select * into taker from public.staff_members where club_id = shift.club_id and id = any (app.my_staff_ids());
  select * into offer from public.shift_offers where shift_id = shift.id and staff_id = taker.id;
  if offer.id is null and (taker.id is null or shift.status = 'draft' or not app.staff_take_open_shifts(shift.club_id)) then
    raise exception 'This shift was not offered to you.'
      using errcode = 'PT404', hint = 'Ask to pick it up, or talk to your manager.';
  end if;
  if shift.staff_id = taker.id then
    return shift;
  end if;
  if shift.status <> 'published' or shift.staff_id is not null and not shift.needs_cover
    or offer.status <> 'open' and not app.staff_take_open_shifts(shift.club_id) then
    raise exception 'This shift is no longer open: someone else was first.'
      using errcode = 'PT409', hint = 'Thank you all the same. Look at the other offers.';
  end if;
  if shift.starts_at <= app.club_now(shift.club_id) then
    raise exception 'This shift has already begun.' using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  -- An offer is the manager's reason to set soft rules aside; without one they hold.
  if offer.status is distinct from 'open' then
    against := app.obstacles_to_taking(shift, taker.id);
    if against.hard is not null then
      raise exception '%', against.hard using errcode = '23514', hint = 'Choose a shift that you may work.';
    end if;
    if against.soft is not null then
      raise exception '%', against.soft
        using errcode = 'PT409', hint = 'Ask for it instead: your manager decides.';
    end if;
  end if;
  update public.shifts
  set staff_id = taker.id,
    override_reason = case when offer.status = 'open' then 'Accepted an emergency offer' else 'Taken by ' || taker.name end
  where id = shift.id
  returning * into shift;
  perform app.confirm_shift(shift.id);
  -- What others asked about it is done, or no longer possible.
  update public.shift_requests set status = 'cancelled'
  where status = 'open' and shift.id in (shift_id, colleague_shift_id) and staff_id <> taker.id;
  update public.shift_requests set status = 'withdrawn'
  where status = 'open' and shift_id = shift.id and staff_id = taker.id;
  if offer.status is distinct from 'open' then
    perform app.tell(array(
      select app.news_for_managers(shift.club_id, format('%s takes %s', taker.name, app.shift_words(shift)),
        concat_ws(', ', shift.role, shift.location))
    ));
  end if;
  return shift;
end
$$;

create function app.open_shifts_for_me(club_id_param uuid)
returns table (shift_id uuid, may text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  taker public.staff_members;
  lets_take constant boolean := app.staff_take_open_shifts(club_id_param);
  wanted public.shifts;
  is_offered boolean;
  against record;
begin
  select * into taker from public.staff_members
  where club_id = club_id_param and id = any (app.my_staff_ids()) and status <> 'Inactive';
  if taker.id is null then
    return;
  end if;
  for wanted in
    select * from public.shifts as shift
    where shift.club_id = club_id_param and shift.status = 'published'
      and (shift.staff_id is null or shift.needs_cover) and shift.staff_id is distinct from taker.id
      and shift.starts_at > app.club_now(club_id_param)
      and shift.starts_at < app.club_now(club_id_param) + interval '28 days'
    order by shift.starts_at, shift.id
    limit 100
  loop
    is_offered := exists (
      select from public.shift_offers as offer
      where offer.shift_id = wanted.id and offer.staff_id = taker.id and offer.status = 'open'
    );
    against := app.obstacles_to_taking(wanted, taker.id);
    shift_id := wanted.id;
    may := case
      when against.hard is not null then 'no'
      when is_offered or lets_take and against.soft is null then 'take'
      else 'ask'
    end;
    reason := concat_ws(' ', against.hard, against.soft);
    return next;
  end loop;
end
$$;
revoke all on function app.obstacles_to_taking(public.shifts, uuid), app.staff_take_open_shifts(uuid),
  app.accept_open_shift(uuid), app.open_shifts_for_me(uuid) from public;
grant execute on function app.accept_open_shift(uuid), app.open_shifts_for_me(uuid) to authenticated;

-- The shifts of the next four weeks that are open or need cover, for the caller: whether they may take one at once
-- ('take'), ask for it ('ask') or neither ('no'), with what speaks against it. Empty for a person who is not on the staff.
create function public.open_shifts_for_me(club_id uuid)
returns table (shift_id uuid, may text, reason text)
language sql stable set search_path = '' as $$
  select * from app.open_shifts_for_me(club_id)
$$;
revoke all on function public.accept_open_shift(uuid), public.open_shifts_for_me(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.accept_open_shift(uuid), public.open_shifts_for_me(uuid) to authenticated;

create or replace view public.needs_today with (security_invoker = true) as
select
  club.id as club_id,
  (
    select count(*)::integer
    from public.shifts as shift
    where shift.club_id = club.id and shift.staff_id is null
      and (shift.status = 'published' or (shift.status = 'draft' and caller.decides))
      and shift.starts_at > clock.now
      and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '7 days') at time zone club.time_zone
  ) as open_shifts,
  (
    select coalesce(sum(staff.certifications_expiring), 0)::integer
    from public.staff
    where staff.club_id = club.id and staff.status <> 'Inactive'
  ) as expiring_certifications,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_requests as request
    where request.club_id = club.id and request.status = 'open'
      and (request.kind <> 'swap' or request.colleague_agreed_at is not null)
  ) + (
    select count(*)::integer
    from public.time_off_requests as request
    where request.club_id = club.id and request.status = 'pending'
  ) end as requests,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_overview as vendor
    where vendor.club_id = club.id and vendor.status = 'Overdue'
  ) end as overdue_vendors,
  case when caller.decides then (
    select count(*)::integer
    from public.job_applications as application
    where application.club_id = club.id and application.status = 'pending_review' and application.season = club.season
  ) end as applications,
  case when caller.decides then (
    select count(*)::integer
    from public.staff_certifications as certification
    where certification.club_id = club.id and certification.state = 'waiting'
  ) end as certificates_to_confirm,
  own.staff_id as own_staff_id,
  own.lacking as own_certificates_lacking,
  case when caller.decides then (
    select count(*)::integer
    from public.vendors as vendor
    where vendor.club_id = club.id and vendor.insurance_expires_on <= app.club_today(club.id) + 30
  ) end as expiring_insurance,
  case when caller.decides then (
    select count(*)::integer
    from public.maintenance_tickets as ticket
    where ticket.club_id = club.id and ticket.priority = 'high' and ticket.status <> 'resolved'
  ) end as urgent_tickets,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_answers as given
    join public.shifts as shift on shift.id = given.shift_id
    where given.club_id = club.id and given.answer = 'declined' and shift.starts_at > clock.now
      and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '14 days') at time zone club.time_zone
  ) end as declined_shifts
from public.clubs as club
cross join lateral (
  select app.club_now(club.id) as now, app.club_week_start(club.id) as week_start
) as clock
cross join lateral (select club.id = any ((select app.editable_clubs())::uuid[]) as decides) as caller
left join lateral (
  select member.id as staff_id, array(
    select required ->> 'name'
    from jsonb_array_elements(app.required_certifications(member.club_id, member.id, member.role)) as required
    where required ->> 'state' in ('missing', 'expired')
  ) as lacking
  from public.staff_members as member
  where member.club_id = club.id and member.user_id = (select auth.uid()) and member.status <> 'Inactive'
) as own on true;
