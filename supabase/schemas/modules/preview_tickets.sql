-- Preview tickets: one person sees registered releases of one or several modules, for a while. There is no other way to
-- see a release that no channel points at, and nothing that is not registered can be previewed at all.

create table public.preview_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  expires_at timestamptz not null,
  issued_by text not null,
  created_at timestamptz not null default now(),
  first_opened_at timestamptz,
  opened_in text,
  ended_at timestamptz,
  ended_by text,
  constraint preview_tickets_lifetime check (expires_at > created_at and expires_at <= created_at + interval '7 days'),
  constraint preview_tickets_issued_by_length check (char_length(btrim(issued_by)) between 1 and 200),
  constraint preview_tickets_ended_by_length check (char_length(btrim(ended_by)) between 1 and 200),
  constraint preview_tickets_opened_in_length check (char_length(opened_in) between 1 and 200),
  constraint preview_tickets_ended_by_someone check ((ended_at is null) = (ended_by is null))
);
create index preview_tickets_of_user on public.preview_tickets (user_id, expires_at desc);
comment on column public.preview_tickets.first_opened_at is 'When the person first followed its link.';
comment on column public.preview_tickets.opened_in is
  'The sign-in that its link was first followed in (session_id of the token): no other one sees the preview.';

create table public.preview_ticket_releases (
  ticket_id uuid not null references public.preview_tickets (id) on delete cascade,
  module_id text not null,
  release_version text not null,
  constraint preview_ticket_releases_pkey primary key (ticket_id, module_id),
  constraint preview_ticket_releases_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version)
);
create index preview_ticket_releases_of_release on public.preview_ticket_releases (module_id, release_version);
create trigger preview_ticket_releases_refuse_unvouched before insert on public.preview_ticket_releases
  for each row execute function app.refuse_unvouched('release_version');
create trigger preview_ticket_releases_refuse_missing_schema before insert on public.preview_ticket_releases
  for each row execute function app.refuse_missing_schema('release_version');

alter table public.preview_tickets enable row level security;
revoke all on public.preview_tickets from public, anon, authenticated, service_role;
grant select on public.preview_tickets to authenticated, service_role;
-- A person reads their own tickets; the firm reads all.
create policy preview_tickets_select on public.preview_tickets for select to authenticated
  using (user_id = (select auth.uid()) or (select app.is_firm()));

alter table public.preview_ticket_releases enable row level security;
revoke all on public.preview_ticket_releases from public, anon, authenticated, service_role;
grant select on public.preview_ticket_releases to authenticated, service_role;
-- People who can read a ticket can read its releases.
create policy preview_ticket_releases_select on public.preview_ticket_releases for select to authenticated
  using (
    (select app.is_firm())
    or ticket_id in (select id from public.preview_tickets where user_id = (select auth.uid()))
  );

-- What a ticket puts first in the caller's manifest: nothing unless it is theirs, was opened in no other sign-in of theirs,
-- has not been ended and has time left.
create function app.previewed_releases(ticket_param uuid) returns table (module_id text, release_version text)
language sql stable security definer set search_path = '' as $$
  select preview_ticket_releases.module_id, preview_ticket_releases.release_version
  from public.preview_tickets
  join public.preview_ticket_releases on preview_ticket_releases.ticket_id = preview_tickets.id
  where preview_tickets.id = ticket_param and user_id = auth.uid() and ended_at is null and expires_at > now()
    and coalesce(opened_in = auth.jwt() ->> 'session_id', true)
$$;
revoke all on function app.previewed_releases(uuid) from public;

-- Raises unless the value names at least one release, and each of them is registered.
create function app.check_previewed_releases(releases_param jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  missing record;
begin
  if jsonb_typeof(releases_param) is distinct from 'object' or releases_param = '{}' then
    raise exception 'A preview is of at least one release.'
      using errcode = '22023', hint = 'Name each module and the release of it, such as {"training": "1.2.0"}.';
  end if;
  select key as module_id, value as version into missing
  from jsonb_each_text(releases_param)
  where not exists (
    select from public.module_releases
    where module_releases.module_id = key and module_releases.version = value
  )
  limit 1;
  if found then
    raise exception 'There is no release % of %.', coalesce(left(missing.version, 80), '(none)'), left(missing.module_id, 80)
      using errcode = 'PT404', hint = 'Publish it first, or look at the list of releases.';
  end if;
end
$$;
revoke all on function app.check_previewed_releases(jsonb) from public;

-- Issues a ticket for the person with an address. The firm may, and tools with the service key.
create function app.issue_preview_ticket(
  releases_param jsonb, email_param text, hours_param integer, actor_param text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  ticket_id uuid;
begin
  if not app.is_platform() and not app.is_firm() then
    raise exception 'Only the firm issues preview tickets.' using errcode = '42501', hint = 'Ask your consultant.';
  end if;
  if coalesce(hours_param, 0) not between 1 and 168 then
    raise exception 'A preview lasts from 1 to 168 hours.' using errcode = '22023', hint = 'Issue another ticket when it ends.';
  end if;
  perform app.check_previewed_releases(releases_param);
  select profiles.user_id into person
  from public.profiles join auth.users on users.id = profiles.user_id
  where lower(users.email) = lower(btrim(email_param));
  if person is null then
    raise exception 'No one with the address % can sign in.', coalesce(left(email_param, 254), '(none)')
      using errcode = 'PT404', hint = 'Invite them first.';
  end if;
  insert into public.preview_tickets (user_id, expires_at, issued_by)
  values (person, now() + hours_param * interval '1 hour', app.preview_actor(actor_param))
  returning id into ticket_id;
  insert into public.preview_ticket_releases (ticket_id, module_id, release_version)
  select ticket_id, key, value from jsonb_each_text(releases_param);
  return ticket_id;
end
$$;
revoke all on function app.issue_preview_ticket(jsonb, text, integer, text) from public;
grant execute on function app.issue_preview_ticket(jsonb, text, integer, text) to authenticated, service_role;

-- Who acts: the signed-in person by name, else the name that the tool gives.
create function app.preview_actor(named text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(app.name_of(auth.uid()), left(nullif(btrim(named), ''), 200), 'unknown')
$$;
revoke all on function app.preview_actor(text) from public;

-- `releases_param` names each module with its release: {"training": "1.2.0-pr-42", "operations": "2.0.0"}. Answers the id
-- of the ticket, whose link is /preview/<id>.
create function public.issue_preview_ticket(
  releases_param jsonb, email_param text, hours_param integer default 8, actor_param text default null
) returns uuid
language sql volatile set search_path = '' as $$
  select app.issue_preview_ticket(releases_param, email_param, hours_param, actor_param)
$$;
revoke all on function public.issue_preview_ticket(jsonb, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.issue_preview_ticket(jsonb, text, integer, text) to authenticated, service_role;

-- What a ticket is for, told to its person alone when they follow its link, and that they did: one row for each release,
-- with the page that it begins on. Other people, and people who invent an id, get the same sentence.
create function app.open_preview_ticket(ticket_id_param uuid)
returns table (module_id text, title text, release_version text, first_page text, ends_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  ticket public.preview_tickets;
  withdrawn record;
begin
  select * into ticket from public.preview_tickets where id = ticket_id_param and user_id = auth.uid();
  if not found then
    raise exception 'This preview is not for you.'
      using errcode = 'PT404', hint = 'A preview opens only for the person it was made for. Ask the person who sent you the link.';
  end if;
  if ticket.ended_at is not null or ticket.expires_at <= now() then
    raise exception 'This preview has ended.'
      using errcode = 'PT409', hint = 'Ask the person who sent you the link for another one.';
  end if;
  if ticket.opened_in <> coalesce(auth.jwt() ->> 'session_id', '') then
    raise exception 'This preview was opened in another browser, or before you signed in again.'
      using errcode = 'PT409', hint = 'Continue there, or ask the person who sent you the link for another one.';
  end if;
  select previewed.module_id, previewed.release_version into withdrawn
  from public.preview_ticket_releases as previewed
  where previewed.ticket_id = ticket.id and not app.is_vouched_for(previewed.module_id, previewed.release_version)
  limit 1;
  if found then
    raise exception 'The key that signed % % was revoked, so it cannot be shown.',
      app.module_title(withdrawn.module_id), withdrawn.release_version
      using errcode = 'PT409', hint = 'Ask the person who sent you the link for a preview of another release.';
  end if;
  update public.preview_tickets set first_opened_at = now(), opened_in = auth.jwt() ->> 'session_id'
  where id = ticket.id and first_opened_at is null;
  return query
  select
    previewed.module_id,
    module_releases.release -> 'descriptor' ->> 'title',
    previewed.release_version,
    app.first_page(module_releases.release -> 'descriptor' -> 'routes'),
    ticket.expires_at
  from public.preview_ticket_releases as previewed
  join public.module_releases
    on module_releases.module_id = previewed.module_id and module_releases.version = previewed.release_version
  where previewed.ticket_id = ticket.id
  order by previewed.module_id collate "C";
end
$$;
revoke all on function app.open_preview_ticket(uuid) from public;
grant execute on function app.open_preview_ticket(uuid) to authenticated;

-- The first page of a module inside the platform that needs nothing but its address, else the first anywhere.
create function app.first_page(routes_param jsonb) returns text
language sql immutable set search_path = '' as $$
  select route ->> 'path'
  from jsonb_array_elements(routes_param) with ordinality as routes (route, position)
  where route ->> 'path' not like '%:%'
  order by route ->> 'layout' is distinct from 'app', position
  limit 1
$$;
revoke all on function app.first_page(jsonb) from public;

create function public.open_preview_ticket(ticket_id_param uuid)
returns table (module_id text, title text, release_version text, first_page text, ends_at timestamptz)
language sql volatile set search_path = '' as $$
  select * from app.open_preview_ticket(ticket_id_param)
$$;
revoke all on function public.open_preview_ticket(uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_preview_ticket(uuid) to authenticated;

-- Ends a ticket early, for its person or the firm. Ending it twice changes nothing.
create function app.end_preview_ticket(ticket_id_param uuid, actor_param text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.preview_tickets
  set ended_by = coalesce(ended_by, app.preview_actor(actor_param)), ended_at = coalesce(ended_at, now())
  where id = ticket_id_param and (user_id = auth.uid() or app.is_platform() or app.is_firm());
  if not found then
    raise exception 'There is no such preview.' using errcode = 'PT404', hint = 'It may belong to someone else.';
  end if;
end
$$;
revoke all on function app.end_preview_ticket(uuid, text) from public;
grant execute on function app.end_preview_ticket(uuid, text) to authenticated, service_role;

create function public.end_preview_ticket(ticket_id_param uuid, actor_param text default null) returns void
language sql volatile set search_path = '' as $$
  select app.end_preview_ticket(ticket_id_param, actor_param)
$$;
revoke all on function public.end_preview_ticket(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.end_preview_ticket(uuid, text) to authenticated, service_role;
