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
-- Managers and admins read the answers of their club, a person their own. answer_shift writes them.
call app.secure_club_rows('public.shift_answers',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- With another person, time, place or role, it is another shift, and needs a new answer.
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
