-- Daily logs: what staff write down during the day, freely or by a form. A log is a record: no one can rewrite it, not
-- even its writer. Managers strike a wrong entry, with a reason, and it stays readable.

create table public.daily_logs (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  client_key uuid not null default gen_random_uuid(),
  date date not null,
  time time not null,
  type text not null,
  notes text,
  form_template_id uuid,
  answers jsonb not null default '{}',
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text,
  struck_reason text,
  struck_at timestamptz,
  struck_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint daily_logs_sent_once unique (club_id, client_key),
  constraint daily_logs_form foreign key (form_template_id, club_id)
    references public.form_templates (id, club_id) on delete set null (form_template_id),
  constraint daily_logs_date_range check (date between '2000-01-01' and '2100-01-01'),
  constraint daily_logs_type_known check (type in ('opening', 'closing', 'safety', 'maintenance', 'guest_service',
    'weather', 'other')),
  constraint daily_logs_notes_length check (char_length(btrim(notes)) between 1 and 4000 and char_length(notes) <= 4000),
  constraint daily_logs_answers_form check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 60000),
  constraint daily_logs_say_something check (notes is not null or answers <> '{}'),
  constraint daily_logs_author_name_length check (char_length(author_name) <= 120),
  constraint daily_logs_struck_reason_length check (char_length(btrim(struck_reason)) between 1 and 300 and char_length(struck_reason) <= 300)
);
create index daily_logs_newest_first on public.daily_logs (club_id, date desc, time desc, id);
create index daily_logs_of_author on public.daily_logs (author_id, club_id, date desc);
create index daily_logs_of_form on public.daily_logs (form_template_id, club_id);
create index daily_logs_of_striker on public.daily_logs (struck_by);
comment on constraint daily_logs_sent_once on public.daily_logs is 'This log has been saved already.';
comment on constraint daily_logs_form on public.daily_logs is
  'This form is not there any more. Choose one of the list.';
comment on constraint daily_logs_date_range on public.daily_logs is 'The day of a log lies between 2000 and 2100.';
comment on constraint daily_logs_type_known on public.daily_logs is
  'A log is of the type opening, closing, safety, maintenance, guest service, weather or other.';
comment on constraint daily_logs_notes_length on public.daily_logs is 'Notes have 1 to 4,000 characters.';
comment on constraint daily_logs_answers_form on public.daily_logs is
  'The answers of a form are too long. Shorten them.';
comment on constraint daily_logs_say_something on public.daily_logs is
  'A log has notes or a completed form. Write something down.';
comment on constraint daily_logs_author_name_length on public.daily_logs is
  'The name of an author has at most 120 characters.';
comment on constraint daily_logs_struck_reason_length on public.daily_logs is
  'The reason to strike a log has 1 to 300 characters.';
comment on column public.daily_logs.client_key is
  'Made by the writer of the log, before it is sent: a log that waited without a network is stored once, however often it is sent.';
comment on column public.daily_logs.author_name is 'The member of staff who wrote it, kept when the account is gone.';
comment on column public.daily_logs.struck_reason is 'Why the entry does not count. Null: it counts.';
-- Everyone of the club writes logs and reads their own; managers and admins read the club's, and strike wrong ones.
call app.secure_club_rows('public.daily_logs',
  writable => '{client_key,date,time,type,notes,form_template_id,answers}',
  updatable => '{struck_reason}',
  readers => 'managers',
  verbs => '{select,insert,update}',
  own_rows => 'author_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{select,insert}');

create trigger daily_logs_stamp_author before insert on public.daily_logs
  for each row execute function app.stamp_author();
create trigger daily_logs_stamp_struck before update on public.daily_logs
  for each row execute function app.stamp_struck();

-- The day and time are now unless they are sent, and never to come; answers are those that the form asks for.
create function app.check_daily_log() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  form public.form_templates;
  problem text;
begin
  new.date := coalesce(new.date, app.club_today(new.club_id));
  new.time := coalesce(new.time, (
    select date_trunc('minute', app.club_now(new.club_id) at time zone time_zone)::time
    from public.clubs where id = new.club_id
  ));
  if new.date > app.club_today(new.club_id) then
    raise exception 'A log is of a day that has come; % has not.', new.date
      using errcode = '22023', hint = 'Choose today or an earlier day.';
  end if;
  select * into form from public.form_templates where id = new.form_template_id and club_id = new.club_id;
  problem := case
    when form.id is not null then app.form_answers_problem(form.fields, new.answers)
    when new.answers <> '{}' then 'Answers need the form that asks for them.'
  end;
  if problem is not null then
    raise exception '%', problem using errcode = '22023', hint = 'Complete the form and send it again.';
  end if;
  return new;
end
$$;
revoke all on function app.check_daily_log() from public;
create trigger daily_logs_check before insert on public.daily_logs
  for each row execute function app.check_daily_log();

call app.give_tables_to_module('operations', '{daily_logs}');
