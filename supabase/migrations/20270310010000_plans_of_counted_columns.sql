-- Lists of job roles and of training modules ask these functions for each row. In plpgsql they keep their plans; in SQL,
-- each statement planned them anew, which took most of its time.
create or replace function app.is_platform() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated');
end
$$;

create or replace function app.reads_club(club_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid() and (club_id = club_id_param or role = 'super_admin')
  );
end
$$;

create or replace function app.reads_confidential(club_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid()
      and (role = 'super_admin' or (club_id = club_id_param and role in ('manager', 'admin')))
  );
end
$$;

create or replace function app.manages_club(club_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid() and club_id = club_id_param and role in ('manager', 'admin')
  );
end
$$;

create or replace function app.current_season_id(club_id_param uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select season.id
    from public.clubs as club
    join public.seasons as season on season.club_id = club.id and season.year = club.season
    where club.id = club_id_param
  );
end
$$;

create or replace function app.positions_filled(club_id_param uuid, title_param text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*)::integer
    from public.staff_members as member
    cross join (select app.current_season_id(club_id_param) as id offset 0) as season
    where member.club_id = club_id_param and member.role = title_param and member.status <> 'Inactive'
      and (
        season.id is null
        or exists (select from public.staff_seasons where season_id = season.id and staff_id = member.id)
        or not exists (select from public.staff_seasons where staff_id = member.id)
      )
  );
end
$$;

create or replace function app.pay_reason_of(role_id_param uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select pay_reason from public.job_role_definitions
    where id = role_id_param and pay_reason is not null and app.reads_confidential(club_id)
  );
end
$$;

create or replace function app.lawful_age(club_id_param uuid, title_param text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when title_param ~* '\mlife ?guards?\M' or exists (
    select from public.job_role_definitions as role
    join public.job_role_requirements as requirement on requirement.job_role_id = role.id
    join public.certification_types as type on type.id = requirement.certification_type_id
    where role.club_id = club_id_param and role.title = title_param and type.name ~* 'life ?guard'
  ) then 15 else 14 end;
end
$$;

create or replace function app.required_age(club_id_param uuid, title_param text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select greatest(minimum_age, app.lawful_age(club_id, title))
    from public.job_role_definitions where club_id = club_id_param and title = title_param
  );
end
$$;

create or replace function app.course_completion(course_id_param uuid, club_id_param uuid)
returns table (
  completed_participants integer,
  total_participants integer,
  next_due_on date,
  overdue_participants integer
)
language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  return query select
    (count(*) filter (where participant.completed_at is not null))::integer,
    count(*)::integer,
    min(participant.due_on) filter (where participant.completed_at is null),
    (count(*) filter (where participant.completed_at is null and participant.due_on < app.club_today(club_id_param)))::integer
  from public.training_participants as participant
  where participant.course_id = course_id_param and participant.club_id = club_id_param
    and (select app.reads_club(club_id_param));
end
$$;
