-- The season that a new club begins with: its days are suggested by the type of the club and changed in its settings.

-- The Monday of the week that a day lies in.
create function app.monday_of(day_param date) returns date
language sql immutable set search_path = '' as $$
  select day_param - (extract(isodow from day_param)::integer - 1)
$$;

-- Pools open on the Saturday before Memorial Day (the last Monday in May) and close on Labor Day (the first Monday in
-- September; both 5 U.S.C. 6103), with seven weeks to get ready. Courses open in April. Other clubs are open all year.
create function app.suggested_season(type_param text, year_param integer)
returns table (starts_on date, opens_on date, ends_on date)
language sql immutable set search_path = '' as $$
  select
    case
      when type_param in ('Swim & Tennis Club', 'Country Club', 'Resort') then make_date(year_param, 4, 1)
      when type_param = 'Golf Club' then make_date(year_param, 3, 15)
      else make_date(year_param, 1, 1)
    end,
    case
      when type_param in ('Swim & Tennis Club', 'Country Club', 'Resort') then app.monday_of(make_date(year_param, 5, 31)) - 2
      when type_param = 'Golf Club' then make_date(year_param, 4, 1)
      else make_date(year_param, 1, 1)
    end,
    case
      when type_param in ('Swim & Tennis Club', 'Country Club', 'Resort') then app.monday_of(make_date(year_param, 9, 7))
      when type_param = 'Golf Club' then make_date(year_param, 10, 31)
      else make_date(year_param, 12, 31)
    end
$$;

-- The year that a club's first season has: the one that was named, and the next one when that is the current year and its
-- season is over.
create function app.first_season_year(club public.clubs) returns text
language sql stable set search_path = '' as $$
  select case
    when club.season = to_char(today, 'YYYY')
      and today > (select ends_on from app.suggested_season(club.type, club.season::integer))
      then (club.season::integer + 1)::text
    else club.season
  end
  from (select (coalesce(club.clock_override, now()) at time zone club.time_zone)::date as today) as clock
$$;
revoke all on function app.monday_of(date), app.suggested_season(text, integer), app.first_season_year(public.clubs)
  from public;
