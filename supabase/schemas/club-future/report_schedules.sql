-- Reports of the builder that people get by email, each week or each month. An email holds a link and no rows: the page shows each
-- person what they may read when they open it.

create table public.report_schedules (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  report_id uuid not null,
  owner_id uuid not null references public.profiles (user_id) on delete cascade,
  every text not null,
  starts_on date not null,
  next_on date not null,
  recipients uuid[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint report_schedules_once unique (report_id),
  constraint report_schedules_report foreign key (report_id, club_id) references public.saved_reports (id, club_id)
    on delete cascade,
  constraint report_schedules_every_known check (every in ('week', 'month')),
  constraint report_schedules_starts_on_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint report_schedules_next_on_range check (next_on >= starts_on),
  constraint report_schedules_recipients_form check (
    cardinality(recipients) between 1 and 200 and array_position(recipients, null) is null
  )
);
create index report_schedules_of_report on public.report_schedules (report_id, club_id);
create index report_schedules_of_club on public.report_schedules (club_id);
create index report_schedules_of_owner on public.report_schedules (owner_id);
create index report_schedules_by_day on public.report_schedules (next_on);
comment on constraint report_schedules_once on public.report_schedules is
  'This report has a schedule already. Change it.';
comment on constraint report_schedules_report on public.report_schedules is
  'This report is not there any more. Reload the list of reports.';
comment on constraint report_schedules_every_known on public.report_schedules is
  'A report is emailed each week or each month.';
comment on constraint report_schedules_starts_on_range on public.report_schedules is
  'The first email goes out between 2000 and 2100.';
comment on constraint report_schedules_next_on_range on public.report_schedules is
  'The next email goes out on the first day or later.';
comment on constraint report_schedules_recipients_form on public.report_schedules is
  'A report is emailed to 1 to 200 people.';
comment on column public.report_schedules.starts_on is 'The first day of an email. The others are whole weeks or months later.';
comment on column public.report_schedules.next_on is 'The day of the next email: it goes out at seven in the morning of the club.';
comment on column public.report_schedules.recipients is 'Accounts. People who may not read the report any more get no email.';
-- A person reads the schedules of their own reports, and stops them. Functions alone write them.
call app.secure_club_rows('public.report_schedules',
  writable => '{}',
  verbs => '{}',
  own_rows => 'owner_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{select,delete}');

call app.give_tables_to_module('club-future', '{report_schedules}');

-- The people of a club who read reports: managers, administrators, and people with the feature Analytics or Board.
create function app.report_readers(club_id_param uuid) returns table (user_id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select person.user_id, coalesce(staff.name, person.display_name)
  from public.profiles as person
  left join public.staff_members as staff on staff.user_id = person.user_id and staff.club_id = person.club_id
  where person.club_id = club_id_param and (
    person.role in ('manager', 'admin')
    or exists (
      select from public.user_permissions as permission
      join public.features on features.id = permission.feature_id
      where permission.user_id = person.user_id and features.name in ('analytics_view', 'board_view') and features.is_active
    )
  )
$$;
revoke all on function app.report_readers(uuid) from public;

-- Refuses callers who do not read reports. Returns their club.
create function app.club_of_report_reader() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.my_club_id() is null or not app.reads_reports() then
    raise exception 'Reports are emailed by the people of a club who read reports.'
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
  return app.my_club_id();
end
$$;
revoke all on function app.club_of_report_reader() from public;

create function app.report_recipients() returns table (user_id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select reader.user_id, reader.name
  from app.report_readers(app.club_of_report_reader()) as reader
  order by lower(reader.name) collate "C", reader.user_id
$$;
revoke all on function app.report_recipients() from public;
grant execute on function app.report_recipients() to authenticated;

-- The people of the caller's club who can get a report by email, by name. Errors: 42501.
create function public.report_recipients() returns table (user_id uuid, name text)
language sql stable set search_path = '' as $$ select * from app.report_recipients() $$;
revoke all on function public.report_recipients() from public, anon, authenticated, service_role;
grant execute on function public.report_recipients() to authenticated;

create function app.schedule_report(report_id_param uuid, every_param text, starts_on_param date, recipient_ids_param uuid[])
returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.club_of_report_reader();
  report public.saved_reports;
begin
  select * into report from public.saved_reports
  where id = report_id_param and club_id = club and owner_id = auth.uid()
  for share;
  if report.id is null then
    raise exception 'You have no such report.' using errcode = 'PT404', hint = 'Save it as your report first.';
  end if;
  if starts_on_param >= app.club_today(club) is not true then
    raise exception 'The first email goes out today or later.' using errcode = '22023', hint = 'Choose a later day.';
  end if;
  if coalesce(cardinality(recipient_ids_param), 0) = 0 or exists (
    select from unnest(recipient_ids_param) as sent (id)
    where sent.id is null or sent.id not in (select reader.user_id from app.report_readers(club) as reader)
  ) then
    raise exception 'A report is emailed to people of the club who read reports.'
      using errcode = '22023', hint = 'Choose at least one person from the list.';
  end if;
  if not report.shared and exists (select from unnest(recipient_ids_param) as sent (id) where sent.id <> report.owner_id) then
    raise exception 'Only a shared report is emailed to others.'
      using errcode = '22023', hint = 'Share the report first, or email it to yourself alone.';
  end if;
  insert into public.report_schedules (club_id, report_id, owner_id, every, starts_on, next_on, recipients)
  values (club, report.id, report.owner_id, every_param, starts_on_param, starts_on_param,
    array(select distinct id from unnest(recipient_ids_param) as sent (id) order by id))
  on conflict on constraint report_schedules_once do update
  set every = excluded.every, starts_on = excluded.starts_on, next_on = excluded.next_on, recipients = excluded.recipients,
    version = report_schedules.version;
end
$$;
revoke all on function app.schedule_report(uuid, text, date, uuid[]) from public;
grant execute on function app.schedule_report(uuid, text, date, uuid[]) to authenticated;

-- Emails one of the caller's own reports each week or month, from a day on. An earlier schedule of the report ends.
-- Errors: 42501, PT404 no own report, 22023 a day before today, strangers, or others for a report that is not shared, 23514.
create function public.schedule_report(report_id_param uuid, every_param text, starts_on_param date, recipient_ids_param uuid[])
returns void
language sql volatile set search_path = '' as $$
  select app.schedule_report(report_id_param, every_param, starts_on_param, recipient_ids_param)
$$;
revoke all on function public.schedule_report(uuid, text, date, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.schedule_report(uuid, text, date, uuid[]) to authenticated;

create function app.mail_due_reports() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  news app.news[];
  told integer := 0;
begin
  for due in
    select schedule.id, schedule.club_id, schedule.owner_id, schedule.every, schedule.starts_on, schedule.recipients,
      report.id as report_id, report.title, report.shared
    from public.report_schedules as schedule
    join public.saved_reports as report on report.id = schedule.report_id
    join public.clubs as club on club.id = schedule.club_id
    where (schedule.next_on + time '07:00') at time zone club.time_zone <= app.club_now(club.id)
      and exists (
        select from public.club_modules as module where module.club_id = club.id and module.module_id = 'club-future'
      )
    order by schedule.next_on, schedule.id
    -- Two workers at once share the schedules: neither mails what the other does.
    for update of schedule skip locked
  loop
    news := array(
      select row(reader.user_id, 'email_notifications', left('Report: ' || btrim(due.title), 160),
        format('%s report from %s. It shows the figures of the moment when you open it.',
          case due.every when 'week' then 'Weekly' else 'Monthly' end, owner.name),
        '/club-future?tab=reports&report=' || due.report_id)::app.news
      from app.report_readers(due.club_id) as owner
      cross join app.report_readers(due.club_id) as reader
      where owner.user_id = due.owner_id and reader.user_id = any (due.recipients)
        and (due.shared or reader.user_id = due.owner_id)
    );
    perform app.tell(news);
    told := told + cardinality(news);
    -- Days that no worker has seen are one mail.
    update public.report_schedules
    set next_on = app.upkeep_day(due.starts_on, 1, due.every,
        app.upkeep_step(due.starts_on, 1, due.every, app.club_today(due.club_id) + 1)),
      version = version
    where id = due.id;
  end loop;
  return told;
end
$$;
revoke all on function app.mail_due_reports() from public;
grant execute on function app.mail_due_reports() to service_role;

-- Tells people of the reports that are due, in clubs that have ClubFuture. Returns how many notifications were made.
create function public.mail_due_reports() returns integer
language sql volatile set search_path = '' as $$ select app.mail_due_reports() $$;
revoke all on function public.mail_due_reports() from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.mail_due_reports() to service_role;
