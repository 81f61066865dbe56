-- What a certification's kind says about it: its name, and how long a new one lasts.

-- The name may be left out, and the expiry, which is then counted from the day of issue. A certification of a kind that
-- expires always has an expiry: a lifeguard whose card has no date must not look certified for ever.
create function app.prepare_certification() returns trigger
language plpgsql set search_path = '' as $$
declare
  kind public.certification_types;
begin
  if new.certification_type_id is null then
    return new;
  end if;
  select * into kind from public.certification_types
  where id = new.certification_type_id and club_id = new.club_id;
  new.certification_name := coalesce(nullif(btrim(new.certification_name), ''), kind.name);
  if new.expiry_date is null and kind.valid_months is not null then
    if new.issued_on is null then
      raise exception 'A % certification expires after % months.', kind.name, kind.valid_months
        using errcode = '23514', hint = 'Enter the day of issue or the day it expires.';
    end if;
    new.expiry_date := new.issued_on + make_interval(months => kind.valid_months);
  end if;
  return new;
end
$$;
revoke all on function app.prepare_certification() from public;
create trigger staff_certifications_prepare before insert or update on public.staff_certifications
  for each row execute function app.prepare_certification();

-- Whether a person holds every certification that a role requires, and each still counts on a day; null without a day.
-- With the caller's own rights.
create function app.holds_required_certifications(club_id_param uuid, staff_id_param uuid, role_param text, day date)
returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if day is null then
    return null;
  end if;
  return not exists (
    select from public.job_role_definitions as role
    join public.job_role_requirements as required on required.job_role_id = role.id
    where role.club_id = club_id_param and role.title = role_param and required.certification_type_id is not null
      and not exists (
        select from public.staff_certifications as held
        where held.staff_id = staff_id_param and held.certification_type_id = required.certification_type_id
          and (held.expiry_date is null or held.expiry_date >= day)
      )
  );
end
$$;
revoke all on function app.holds_required_certifications(uuid, uuid, text, date) from public;
grant execute on function app.holds_required_certifications(uuid, uuid, text, date) to authenticated, service_role;
