-- The planner repeated the reading of a cell wherever it was mentioned, so 5,000 rows took twice as long.
create or replace function app.read_staff_import(rows_param jsonb) returns setof app.staff_import_row
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
