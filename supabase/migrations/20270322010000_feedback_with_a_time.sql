-- Survey tools export feedback with the time of each answer, and every such row was refused.
create or replace function app.written_day(text_param text) returns date
language sql immutable set search_path = '' as $$
  select case
    when month between 1 and 12 and day between 1 and 31
      and day <= extract(day from make_date(year, month, 1) + interval '1 month - 1 day') then make_date(year, month, day)
  end
  from (
    select coalesce(iso[1], us[3])::integer as year, coalesce(iso[2], us[1])::integer as month,
      coalesce(iso[3], us[2])::integer as day
    from (
      select regexp_match(btrim(text_param), '^(20\d\d)-(\d\d)-(\d\d)(?:[T ]\d{1,2}:\d\d[\d:.+ APMZ-]*)?$', 'i') as iso,
        regexp_match(btrim(text_param), '^(\d{1,2})/(\d{1,2})/(20\d\d)(?:,? \d{1,2}:\d\d[\d:.+ APMZ-]*)?$', 'i') as us
    ) as matched
  ) as parts
$$;
