-- Import of staff from a file: rows of texts as the file has them, first as a trial, then for good; all of them or none.
-- Every step works on all rows at once, so that thousands take a moment.

-- A day as people write it: 2025-05-24 or 5/24/2025. Null for anything else, and for a day that does not exist.
create function app.read_day(written text) returns date
language plpgsql immutable strict set search_path = '' as $$
declare
  parts text[] := regexp_match(written, '^(\d{4})-(\d{1,2})-(\d{1,2})$');
  month_begins date;
begin
  if parts is null then
    parts := (select array[us[3], us[1], us[2]] from regexp_match(written, '^(\d{1,2})/(\d{1,2})/(\d{4})$') as us);
  end if;
  if parts[1]::integer not between 1900 and 2099 or parts[2]::integer not between 1 and 12 then
    return null;
  end if;
  month_begins := make_date(parts[1]::integer, parts[2]::integer, 1);
  if parts[3]::integer not between 1 and extract(day from month_begins + interval '1 month - 1 day') then
    return null;
  end if;
  return month_begins + parts[3]::integer - 1;
end
$$;

-- A rate as people write it: 15.5 or $15.50. Null for anything else, and beyond a thousand dollars an hour.
create function app.read_rate(written text) returns numeric
language plpgsql immutable strict set search_path = '' as $$
begin
  if written !~ '^\$? ?\d{1,4}(\.\d{1,2})?$' or ltrim(written, '$ ')::numeric > 1000 then
    return null;
  end if;
  return ltrim(written, '$ ')::numeric;
end
$$;
revoke all on function app.read_day(text), app.read_rate(text) from public;

-- A row of the file, as it will stand: what an empty cell leaves as it is has been filled in from the person.
create type app.staff_import_row as (
  line integer,
  member_id uuid,
  is_change boolean,
  is_new_role boolean,
  name text,
  role text,
  status text,
  email text,
  phone text,
  birth_date date,
  start_date date,
  end_date date,
  hourly_rate numeric,
  cell_problems jsonb
);

-- Reads the cells of each row, with what is wrong with each on its own. A row may say its line; otherwise the first one
-- is line 2, below the header. Its steps are materialized: otherwise every mention of a cell would read it again.
create function app.read_staff_import(rows_param jsonb) returns setof app.staff_import_row
language sql immutable set search_path = '' as $$
  with written as materialized (
    select
      case when cells ->> 'line' ~ '^\d{1,7}$' then (cells ->> 'line')::integer else number::integer + 1 end as line,
      nullif(btrim(cells ->> 'name'), '') as name,
      nullif(btrim(cells ->> 'role'), '') as role,
      nullif(btrim(cells ->> 'status'), '') as status_text,
      nullif(btrim(cells ->> 'email'), '') as email,
      nullif(btrim(cells ->> 'phone'), '') as phone,
      nullif(btrim(cells ->> 'birth_date'), '') as birth_text,
      nullif(btrim(cells ->> 'start_date'), '') as start_text,
      nullif(btrim(cells ->> 'end_date'), '') as end_text,
      nullif(btrim(cells ->> 'hourly_rate'), '') as rate_text
    from jsonb_array_elements(rows_param) with ordinality as row_of_file (cells, number)
  ),
  understood as materialized (
    select written.*, known.status, app.read_day(birth_text) as birth_date, app.read_day(start_text) as start_date,
      app.read_day(end_text) as end_date, app.read_rate(rate_text) as hourly_rate
    from written
    left join (values ('Active'), ('Pending Onboarding'), ('Inactive'), ('On Leave')) as known (status)
      on lower(known.status) = lower(status_text)
  )
  select
    line, null::uuid, null::boolean, null::boolean, name, role, status, email, phone, birth_date, start_date, end_date,
    hourly_rate,
    (
      select coalesce(jsonb_agg(jsonb_build_object('line', line, 'column', cell, 'message', message)), '[]')
      from (values
        ('name', case when char_length(name) > 120 then 'The name is longer than 120 characters.' end),
        ('role', case when char_length(role) > 80 then 'The role is longer than 80 characters.' end),
        ('status', case when status_text is not null and status is null then
          format('"%s" is not a status. Write Active, Pending Onboarding, On Leave or Inactive.', left(status_text, 60)) end),
        ('email', case when not app.is_email_address(email) or char_length(email) > 254 then
          format('"%s" is not an email address.', left(email, 60)) end),
        ('phone', case when char_length(phone) > 40 then 'The phone number is longer than 40 characters.' end),
        ('birth_date', case when birth_text is not null and birth_date is null then
          format('"%s" is not a day. Write 2006-02-28 or 2/28/2006.', left(birth_text, 60)) end),
        ('start_date', case when start_text is not null and start_date is null then
          format('"%s" is not a day. Write 2025-05-24 or 5/24/2025.', left(start_text, 60)) end),
        ('end_date', case when end_text is not null and end_date is null then
          format('"%s" is not a day. Write 2025-09-01 or 9/1/2025.', left(end_text, 60)) end),
        ('hourly_rate', case when rate_text is not null and hourly_rate is null then
          format('"%s" is not an hourly rate. Write dollars, up to 1000: 15.50.', left(rate_text, 60)) end)
      ) as checked (cell, message)
      where message is not null
    )
  from understood
$$;

-- Finds the person of each row by the email address, fills in what the row leaves as it is, and spells job roles as the
-- club does.
create function app.match_staff_import(club_id_param uuid, rows_param jsonb) returns setof app.staff_import_row
language sql stable set search_path = '' as $$
  select
    matched.line, matched.member_id,
    (matched.name, matched.role, matched.status, matched.phone, matched.birth_date, matched.start_date,
      matched.end_date, matched.hourly_rate)
      is distinct from (member.name, member.role, member.status, member.phone, member.birth_date, member.start_date,
      member.end_date, member.hourly_rate),
    matched.is_new_role,
    matched.name, matched.role, matched.status, matched.email, matched.phone, matched.birth_date, matched.start_date,
    matched.end_date, matched.hourly_rate, matched.cell_problems
  from (
    select
      read.line,
      person.id as member_id,
      coalesce(read.name, person.name) as name,
      coalesce(known.title, min(read.role) over (partition by lower(read.role)), person.role) as role,
      read.role is not null and known.title is null and lower(read.role) is distinct from lower(person.role) as is_new_role,
      coalesce(read.status, person.status, 'Pending Onboarding') as status,
      read.email,
      coalesce(read.phone, person.phone) as phone,
      coalesce(read.birth_date, person.birth_date) as birth_date,
      coalesce(read.start_date, person.start_date) as start_date,
      coalesce(read.end_date, person.end_date) as end_date,
      coalesce(read.hourly_rate, person.hourly_rate) as hourly_rate,
      read.cell_problems
    from app.read_staff_import(rows_param) as read
    left join public.staff_members as person
      on person.club_id = club_id_param and lower(person.email) = lower(read.email)
    left join (
      select lower(title) as spelling, min(title) as title
      from public.job_role_definitions where club_id = club_id_param
      group by lower(title)
    ) as known on known.spelling = lower(read.role)
  ) as matched
  left join public.staff_members as member on member.id = matched.member_id
$$;

-- Everything that stands in the way of an import, in the order of the file.
create function app.staff_import_problems(
  club_id_param uuid,
  file app.staff_import_row[],
  create_roles_param boolean
) returns jsonb
language sql stable set search_path = '' as $$
  with imported as (
    select *, first_value(line) over (partition by lower(email) order by line) as first_line from unnest(file)
  ),
  found (line, cell, message) as (
    select line, 'name', 'The name is missing.' from imported where name is null
    union all
    select line, 'role', 'The role is missing.' from imported where role is null
    union all
    select line, 'role', format('The club has no job role "%s".', role) from imported
    where is_new_role and char_length(role) <= 80 and not coalesce(create_roles_param, false)
    union all
    select line, 'email', format('Line %s has the same email address.', first_line) from imported
    where email is not null and first_line <> line
    union all
    select line, 'email', format('%s is on the staff already. Add the email address, which tells whether it is the same person.', left(name, 120))
    from imported
    where email is null and lower(name) = any (array(
      select lower(member.name) from public.staff_members as member where member.club_id = club_id_param
    ))
    union all
    select line, 'end_date', 'The last day is before the first.' from imported where end_date < start_date
  )
  select coalesce(jsonb_agg(problem order by (problem ->> 'line')::integer, array_position(
    array['name', 'role', 'status', 'email', 'phone', 'birth_date', 'start_date', 'end_date', 'hourly_rate'],
    problem ->> 'column')), '[]')
  from (
    select jsonb_array_elements(cell_problems) as problem from imported
    union all
    select jsonb_build_object('line', line, 'column', cell, 'message', message) from found
  ) as everything
$$;
revoke all on function app.read_staff_import(jsonb), app.match_staff_import(uuid, jsonb),
  app.staff_import_problems(uuid, app.staff_import_row[], boolean) from public;

-- Imports into the club of its manager. A row with the email address of someone on the staff changes that person; every
-- other row adds someone. Returns what happened, or with commit_param false what would: { committed, rows, added,
-- updated, unchanged, new_roles: [{title, people}], problems: [{line, column, message}], warnings: [{line, column,
-- message}] }. Warnings are imported with a reason, which the history of each person keeps. A job role that the club
-- does not have is a problem unless create_roles_param allows to make it. With any problem nothing is imported: the
-- refusal names the first one, and its detail holds all. A row may say the version of the person that a preview showed, 0
-- for someone new: it is refused if it would add or change someone whose version is another one by then.
create function app.import_staff(club_id_param uuid, rows_param jsonb, commit_param boolean, create_roles_param boolean,
  reason_param text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  file app.staff_import_row[];
  new_roles jsonb;
  problems jsonb;
  warnings jsonb;
  problem_count integer;
  stale record;
begin
  perform app.require_manager(club_id_param, 'import staff');
  if jsonb_typeof(rows_param) is distinct from 'array' then
    raise exception 'The rows are not a list.' using errcode = '22023', hint = 'Send an array with one object a row.';
  end if;
  if jsonb_array_length(rows_param) > 5000 then
    raise exception 'The file has % rows; 5000 can be imported at once.', jsonb_array_length(rows_param)
      using errcode = '22023', hint = 'Split the file.';
  end if;
  perform app.lock_staff_of(club_id_param);

  select coalesce(array_agg(matched), '{}') into file from app.match_staff_import(club_id_param, rows_param) as matched;
  select coalesce(jsonb_agg(judged.problem) filter (where judged.is_hard), '[]'),
    coalesce(jsonb_agg(judged.problem) filter (where not judged.is_hard), '[]')
  into problems, warnings
  from app.staff_import_rules(club_id_param, file) as judged;
  select coalesce(jsonb_agg(found.problem order by (found.problem ->> 'line')::integer, found.number), '[]')
  into problems
  from jsonb_array_elements(app.staff_import_problems(club_id_param, file, create_roles_param) || problems)
    with ordinality as found (problem, number);
  problem_count := jsonb_array_length(problems);

  select coalesce(jsonb_agg(jsonb_build_object('title', title, 'people', people) order by lower(title) collate "C"), '[]')
  into new_roles
  from (
    select role as title, count(*) as people from unnest(file)
    where is_new_role and char_length(role) <= 80
    group by role
  ) as missing;

  if commit_param then
    if problem_count > 0 then
      raise exception 'Nothing was imported. Line %: %', problems -> 0 ->> 'line', problems -> 0 ->> 'message'
        using errcode = '22023', detail = problems::text,
          hint = format('Mend %s and import the file again.',
            case problem_count when 1 then 'this line' else format('all %s problems', problem_count) end);
    end if;

    select imported.line, coalesce(member.name, imported.name) as name into stale
    from unnest(file) as imported
    join jsonb_array_elements(rows_param) as cells on cells ->> 'line' = imported.line::text
    left join public.staff_members as member on member.id = imported.member_id
    where (member.id is null or imported.is_change) and cells ->> 'version' <> coalesce(member.version, 0)::text
    order by imported.line
    limit 1;
    if found then
      raise exception 'Nothing was imported. Line %: % was added, changed or removed since the preview.', stale.line, stale.name
        using errcode = 'PT409', hint = 'Check the rows again, then import.';
    end if;

    if jsonb_array_length(warnings) > 0 and coalesce(btrim(reason_param), '') = '' then
      raise exception 'Nothing was imported. Line %: %', warnings -> 0 ->> 'line', warnings -> 0 ->> 'message'
        using errcode = 'PT422', detail = warnings::text, hint = 'Correct the file, or give a reason.';
    end if;

    insert into public.job_role_definitions (club_id, title, positions_total)
    select club_id_param, made ->> 'title', least((made ->> 'people')::integer, 1000)
    from jsonb_array_elements(new_roles) as made;

    update public.staff_members as member
    set name = imported.name, role = imported.role, status = imported.status, phone = imported.phone,
      birth_date = imported.birth_date, start_date = imported.start_date, end_date = imported.end_date,
      hourly_rate = imported.hourly_rate, override_reason = reason_param
    from unnest(file) as imported
    where member.id = imported.member_id and imported.is_change;

    insert into public.staff_members
      (club_id, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, override_reason)
    select club_id_param, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, reason_param
    from unnest(file)
    where member_id is null;
  end if;

  return (
    select jsonb_build_object('committed', coalesce(commit_param, false), 'rows', count(*),
      'added', count(*) filter (where member_id is null),
      'updated', count(*) filter (where member_id is not null and is_change),
      'unchanged', count(*) filter (where member_id is not null and not is_change),
      'new_roles', new_roles, 'problems', problems, 'warnings', warnings)
    from unnest(file)
  );
end
$$;
revoke all on function app.import_staff(uuid, jsonb, boolean, boolean, text) from public;
grant execute on function app.import_staff(uuid, jsonb, boolean, boolean, text) to authenticated;

-- For managers and admins of the club.
create function public.import_staff(
  club_id_param uuid,
  rows_param jsonb,
  commit_param boolean default false,
  create_roles_param boolean default false,
  reason_param text default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select app.import_staff(club_id_param, rows_param, commit_param, create_roles_param, reason_param)
$$;
revoke all on function public.import_staff(uuid, jsonb, boolean, boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.import_staff(uuid, jsonb, boolean, boolean, text) to authenticated;
