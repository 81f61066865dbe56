-- Rate limits counted in the database, so that they hold however many servers answer.

create table app.rate_limit_hits (
  limit_name text not null,
  subject text not null,
  hit_at timestamptz not null default clock_timestamp(),
  constraint rate_limit_hits_name_length check (char_length(limit_name) between 1 and 60),
  constraint rate_limit_hits_subject_length check (char_length(subject) between 1 and 320)
);
create index rate_limit_hits_of_subject on app.rate_limit_hits (limit_name, subject, hit_at);
create index rate_limit_hits_by_age on app.rate_limit_hits (hit_at);
alter table app.rate_limit_hits enable row level security;
revoke all on app.rate_limit_hits from public, anon, authenticated, service_role;
comment on table app.rate_limit_hits is 'Addresses are personal data: kept for a day at most.';

-- Counts one hit and says whether it was within the limit. Hits of one subject wait for each other, so that a burst
-- cannot slip through between counting and writing. Nothing but other definer functions may call it.
create function app.within_limit(limit_name_param text, subject_param text, allowed integer, per interval)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  counted_subject text := left(coalesce(nullif(subject_param, ''), 'unknown'), 320);
begin
  perform pg_advisory_xact_lock(hashtextextended(limit_name_param || ' ' || counted_subject, 0));
  -- Each caller tidies up, and skips what others are tidying up.
  delete from app.rate_limit_hits where ctid = any (array(
    select ctid from app.rate_limit_hits where hit_at < now() - interval '1 day' limit 1000 for update skip locked
  ));
  if (
    select count(*) from app.rate_limit_hits
    where limit_name = limit_name_param and subject = counted_subject and hit_at > clock_timestamp() - per
  ) >= allowed then
    return false;
  end if;
  insert into app.rate_limit_hits (limit_name, subject) values (limit_name_param, counted_subject);
  return true;
end
$$;
revoke all on function app.within_limit(text, text, integer, interval) from public;

-- The network address a request came from, as the platform in front of the database reports it. Only headers that the
-- platform writes itself count; a caller can put anything at the front of x-forwarded-for, so its last entry is read.
create function app.caller_address() returns text
language sql stable set search_path = '' as $$
  with request as (select nullif(current_setting('request.headers', true), '')::jsonb as headers)
  select coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(headers ->> 'x-real-ip'), ''),
    nullif(btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')), ''),
    'unknown'
  )
  from request
$$;

-- The network that stands for the caller where addresses are counted: of IPv6, a household has 2^64 of them at least.
create function app.caller_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  address constant text := app.caller_address();
begin
  if position(':' in address) = 0 or address like '::ffff:%' then
    return address;
  end if;
  return network(set_masklen(address::inet, 64))::text;
exception when invalid_text_representation or invalid_parameter_value then
  return address;
end
$$;
revoke all on function app.caller_network() from public;
revoke all on function app.caller_address() from public;
