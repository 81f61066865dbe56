-- How each application stands: when it came to where it is, and which of the certifications that its positions require the
-- club has on record for the applicant, as somebody whom it hired or who has worked there under the same e-mail address.
-- Once they are on the staff, their job role takes the place of the positions. Of those that are missing, `stated` names the
-- ones that the applicant says to hold on the club's today. The answer is the last one since the application came into its
-- status.
-- With the caller's own rights: only managers read applications.
create view public.application_standings with (security_invoker = true) as
select
  application.id as application_id,
  application.club_id,
  application.status,
  application.applied_date,
  (
    select max(event.happened_at) from public.job_application_events as event
    where event.application_id = application.id and event.club_id = application.club_id and event.kind = 'moved'
  ) as moved_at,
  certifications.held,
  certifications.missing,
  certifications.stated,
  answer.kind as answer,
  answer.happened_at as answered_at,
  answer.position as offered_position
from public.job_applications as application
cross join lateral (
  select
    coalesce(array_agg(required.name order by lower(required.name) collate "C") filter (where required.is_held), '{}') as held,
    coalesce(array_agg(required.name order by lower(required.name) collate "C") filter (where not required.is_held), '{}')
      as missing,
    coalesce(array_agg(required.name order by lower(required.name) collate "C")
      filter (where not required.is_held and required.is_stated), '{}') as stated
  from (
    select
      type.name,
      exists (
        select from public.job_application_certificates as told
        where told.application_id = application.id and told.club_id = application.club_id
          and lower(told.name) = lower(type.name)
          and (told.valid_until is null or told.valid_until >= app.club_today(application.club_id))
      ) as is_stated,
      exists (
        select from public.staff_members as person
        join public.staff_certifications as certification
          on certification.staff_id = person.id and certification.certification_type_id = type.id
        where person.club_id = application.club_id
          and (person.id = application.staff_id or lower(person.email) = lower(application.email))
          and certification.state = 'confirmed'
          and (certification.expiry_date is null or certification.expiry_date >= app.club_today(application.club_id))
      ) as is_held
    from public.certification_types as type
    where type.id in (
      select requirement.certification_type_id
      from public.job_application_positions as applied
      join public.job_role_requirements as requirement on requirement.job_role_id = applied.job_role_id
      where applied.application_id = application.id and applied.club_id = application.club_id
        and application.staff_id is null
      union all
      select requirement.certification_type_id
      from public.staff_members as person
      join public.job_role_definitions as job_role on job_role.club_id = person.club_id and job_role.title = person.role
      join public.job_role_requirements as requirement on requirement.job_role_id = job_role.id
      where person.id = application.staff_id
    )
  ) as required
) as certifications
left join lateral (
  select event.kind, event.happened_at, event.position from public.job_application_events as event
  where event.application_id = application.id and event.club_id = application.club_id
    and event.kind in ('invited', 'offered')
    and event.created_at > coalesce((
      select max(moved.created_at) from public.job_application_events as moved
      where moved.application_id = application.id and moved.club_id = application.club_id and moved.kind = 'moved'
    ), '-infinity')
  order by event.created_at desc
  limit 1
) as answer on true;

revoke all on public.application_standings from public, anon, authenticated, service_role;
grant select on public.application_standings to authenticated, service_role;
