-- What the specified calls read: `staff` and `job_roles`, with the figures that are counted from other rows. Both are
-- simple views over one table, so that inserting and updating through them works; the caller's own policies decide.

-- Hours are worked time: shifts that are published, without breaks. "This week" begins on Sunday, in the club's time.
-- The badge is 'Current' with any confirmed certification that counts on the club's date. A certification is
-- expiring when it ends within 30 days and none of the same name lasts longer. The club's clock is read in selects of
-- their own: once for a person, and not for each of their shifts and certifications.
--   valid_to_season_end      whether the person holds every certification that their role requires, and each still counts on
--                            the last day of the season; null without a season
--   required_certifications  those that the role requires, by name, and how each stands on the club's today: 'held', 'waiting'
--                            for confirmation, 'expired' or 'missing'
-- Both are selects here and not functions: a function would ask what the caller may read anew for each person.
create view public.staff with (security_invoker = true) as
select
  member.id,
  member.club_id,
  member.user_id,
  member.name,
  member.role,
  member.status,
  member.email,
  member.phone,
  member.birth_date,
  member.start_date,
  member.end_date,
  member.hourly_rate,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from (
      select clock.week_start from app.club_clocks as clock where clock.club_id = member.club_id offset 0
    ) as clock
    join public.shifts as shift on shift.staff_id = member.id and shift.status = 'published'
      and shift.starts_at >= clock.week_start and shift.starts_at < clock.week_start + interval '7 days'
  ) as hours_this_week,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from public.shifts as shift
    where shift.staff_id = member.id and shift.status = 'published'
      and shift.ends_at <= (select clock.now from app.club_clocks as clock where clock.club_id = member.club_id)
  ) as total_hours,
  array(
    select certification.certification_name
    from public.staff_certifications as certification
    where certification.staff_id = member.id and certification.state = 'confirmed'
    order by lower(certification.certification_name) collate "C"
  ) as certifications,
  member.created_at,
  member.updated_at,
  member.version,
  case
    when exists (
      select from public.staff_certifications as certification
      where certification.staff_id = member.id and certification.state = 'confirmed'
        and (certification.expiry_date is null or certification.expiry_date >= (
          select clock.today from app.club_clocks as clock where clock.club_id = member.club_id
        ))
    ) then 'Current'
    else 'Action Needed'
  end as certification_badge,
  (
    select count(*)::integer
    from (
      select max(coalesce(certification.expiry_date, 'infinity')) as lasts_until
      from public.staff_certifications as certification
      where certification.staff_id = member.id and certification.state = 'confirmed'
      group by certification.certification_name
    ) as named
    join app.club_clocks as clock on clock.club_id = member.club_id
      and named.lasts_until between clock.today and clock.today + 30
  ) as certifications_expiring,
  (
    select case when clock.season_end is not null then not exists (
      select from public.job_role_definitions as role
      join public.job_role_requirements as required on required.job_role_id = role.id
      where role.club_id = member.club_id and role.title = member.role and required.certification_type_id is not null
        and not exists (
          select from public.staff_certifications as held
          where held.staff_id = member.id and held.certification_type_id = required.certification_type_id
            and held.state = 'confirmed' and (held.expiry_date is null or held.expiry_date >= clock.season_end)
        )
    ) end
    from (
      select clock.season_end from app.club_clocks as clock where clock.club_id = member.club_id offset 0
    ) as clock
  ) as valid_to_season_end,
  member.override_reason,
  (
    select coalesce(jsonb_agg(
      jsonb_build_object('type_id', type.id, 'name', type.name, 'state', (
        select case
          when bool_or(held.state = 'confirmed' and coalesce(held.expiry_date >= (
            select clock.today from app.club_clocks as clock where clock.club_id = member.club_id
          ), true)) then 'held'
          when bool_or(held.state = 'waiting') then 'waiting'
          when bool_or(held.state = 'confirmed') then 'expired'
          else 'missing'
        end
        from public.staff_certifications as held
        where held.staff_id = member.id and held.certification_type_id = type.id
      ))
      order by lower(type.name) collate "C"
    ), '[]')
    from public.certification_types as type
    where type.id in (
      select required.certification_type_id
      from public.job_role_definitions as role
      join public.job_role_requirements as required on required.job_role_id = role.id
      where role.club_id = member.club_id and role.title = member.role
    )
  ) as required_certifications
from public.staff_members as member;
revoke all on public.staff from public, anon, authenticated, service_role;
grant select, delete on public.staff to authenticated;
grant insert (id, club_id, user_id, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate,
    override_reason),
  update (user_id, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, override_reason, version)
  on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

-- Which positions are filled: app.positions_filled.
create view public.job_roles with (security_invoker = true) as
select
  definition.id,
  definition.club_id,
  definition.title,
  definition.department,
  definition.description,
  definition.positions_total,
  app.positions_filled(definition.club_id, definition.title) as positions_filled,
  definition.pay_range_min,
  definition.pay_range_max,
  definition.is_open,
  definition.created_at,
  definition.updated_at,
  definition.version,
  definition.minimum_age,
  app.lawful_age(definition.club_id, definition.title) as lawful_age,
  app.required_age(definition.club_id, definition.title) as required_age,
  app.pay_reason_of(definition.id) as pay_reason
from public.job_role_definitions as definition;
revoke all on public.job_roles from public, anon, authenticated, service_role;
grant select, delete on public.job_roles to authenticated;
grant insert (id, club_id, title, department, description, positions_total, pay_range_min, pay_range_max, is_open,
    minimum_age, pay_reason),
  update (title, department, description, positions_total, pay_range_min, pay_range_max, is_open, minimum_age, pay_reason,
    version)
  on public.job_roles to authenticated;
grant select, insert, update, delete on public.job_roles to service_role;

-- Counted columns that are sent --------------------------------------------------------------------------------------
-- Specification 3.7 and 3.9 list counted columns among the fields. So a client may send them with a new row, as it may send
-- clubs.staff_count, and may save back a whole row that it read. The database never sets them: the counted value stays.

-- Inserts what was sent for a view into the one table below it, which is the trigger's argument, with the caller's own
-- rights. What was not sent has the table's default.
create function app.insert_uncounted() returns trigger
language plpgsql set search_path = '' as $$
declare
  below constant regclass := tg_argv[0];
  sent constant jsonb := jsonb_strip_nulls(to_jsonb(new));
  columns constant text := (
    select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
    where attrelid = below and attnum > 0 and not attisdropped and sent ? attname
  );
begin
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning id', below, columns)
    into new.id using sent;
  execute format('select * from %s where id = $1', tg_relid::regclass) into new using new.id;
  return new;
end
$$;
revoke all on function app.insert_uncounted() from public;

create trigger staff_insert_uncounted instead of insert on public.staff
  for each row execute function app.insert_uncounted('public.staff_members');
create trigger job_roles_insert_uncounted instead of insert on public.job_roles
  for each row execute function app.insert_uncounted('public.job_role_definitions');

-- Saves what was changed of a row of a view in the one table below it, which is the trigger's argument, with the caller's
-- own rights. A row may be sent as it was read: counted and fixed columns that do not change are passed over, and one
-- that does is refused by what it is (0A000) instead of as a question of rights. The version goes along in any case: two
-- who save at the same moment are not told apart from one who saves over what someone else changed.
create function app.update_uncounted() returns trigger
language plpgsql set search_path = '' as $$
declare
  below constant regclass := tg_argv[0];
  sent constant jsonb := to_jsonb(new);
  changed constant text[] := array(
    select key from jsonb_each(sent) where value is distinct from to_jsonb(old) -> key and key <> 'version'
  );
  fixed constant text := (
    select min(name collate "C") from unnest(changed) as name
    where not exists (
      select from pg_catalog.pg_attribute
      where attrelid = below and attname = name and has_column_privilege(below, attnum, 'update')
    )
  );
  assignments constant text := (
    select string_agg(format('%1$I = sent.%1$I', name), ', ') from unnest(changed || array['version']) as name
  );
  saved uuid;
begin
  if fixed is not null then
    raise exception 'The field "%" is counted or fixed, and stays as it is.', replace(fixed, '_', ' ')
      using errcode = '0A000', hint = 'Leave it out and save again.';
  end if;
  execute format('update %1$s as below set %2$s from jsonb_populate_record(null::%1$s, $1) as sent
    where below.id = $2 returning below.id', below, assignments) into saved using sent, old.id;
  if saved is null then
    return null;
  end if;
  execute format('select * from %s where id = $1', tg_relid::regclass) into new using saved;
  return new;
end
$$;
revoke all on function app.update_uncounted() from public;

create trigger staff_update_uncounted instead of update on public.staff
  for each row execute function app.update_uncounted('public.staff_members');
create trigger job_roles_update_uncounted instead of update on public.job_roles
  for each row execute function app.update_uncounted('public.job_role_definitions');

-- Counted columns may be sent with a new row, and every column with one that is saved back.
grant insert (hours_this_week, total_hours, certifications), update on public.staff to authenticated;
grant insert (positions_filled, lawful_age, required_age), update on public.job_roles to authenticated;
