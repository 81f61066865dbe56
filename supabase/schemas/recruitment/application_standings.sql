-- How each application stands: when it came to where it is, and which of the certifications that its positions require the
-- club has on record for the applicant, as somebody whom it hired or who has worked there under the same e-mail address.
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
  certifications.missing
from public.job_applications as application
cross join lateral (
  select
    coalesce(array_agg(required.name order by lower(required.name) collate "C") filter (where required.is_held), '{}') as held,
    coalesce(array_agg(required.name order by lower(required.name) collate "C") filter (where not required.is_held), '{}')
      as missing
  from (
    select
      type.name,
      exists (
        select from public.staff_members as person
        join public.staff_certifications as certification
          on certification.staff_id = person.id and certification.certification_type_id = type.id
        where person.club_id = application.club_id
          and (person.id = application.staff_id or lower(person.email) = lower(application.email))
          and (certification.expiry_date is null or certification.expiry_date >= app.club_today(application.club_id))
      ) as is_held
    from public.certification_types as type
    where type.id in (
      select requirement.certification_type_id
      from public.job_application_positions as applied
      join public.job_role_requirements as requirement on requirement.job_role_id = applied.job_role_id
      where applied.application_id = application.id and applied.club_id = application.club_id
    )
  ) as required
) as certifications;

revoke all on public.application_standings from public, anon, authenticated, service_role;
grant select on public.application_standings to authenticated, service_role;
