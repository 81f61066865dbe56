-- Preview tickets: one person sees one registered release of one module, for a while. There is no other way to see a
-- release that no channel points at, and nothing that is not registered can be previewed at all.

create table public.preview_tickets (
  id uuid primary key default gen_random_uuid(),
  module_id text not null,
  release_version text not null,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  expires_at timestamptz not null,
  ended_at timestamptz,
  issued_by text not null,
  created_at timestamptz not null default now(),
  constraint preview_tickets_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint preview_tickets_lifetime check (expires_at > created_at and expires_at <= created_at + interval '7 days'),
  constraint preview_tickets_issued_by_length check (char_length(btrim(issued_by)) between 1 and 200)
);
create index preview_tickets_of_user on public.preview_tickets (user_id, expires_at desc);
create index preview_tickets_of_release on public.preview_tickets (module_id, release_version);

alter table public.preview_tickets enable row level security;
revoke all on public.preview_tickets from public, anon, authenticated, service_role;
grant select on public.preview_tickets to authenticated, service_role;
-- A person reads the own tickets; the firm reads all.
create policy preview_tickets_select on public.preview_tickets for select to authenticated
  using (user_id = (select auth.uid()) or (select app.is_firm()));

-- Issues a ticket for the person with an address. The firm may, and tools with the service key.
create function app.issue_preview_ticket(
  module_id_param text, version_param text, email_param text, hours_param integer, actor_param text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  ticket_id uuid;
begin
  if auth.uid() is not null and not app.is_firm() then
    raise exception 'Only the firm issues preview tickets.' using errcode = '42501', hint = 'Ask your consultant.';
  end if;
  if coalesce(hours_param, 0) not between 1 and 168 then
    raise exception 'A preview lasts from 1 to 168 hours.' using errcode = '22023', hint = 'Issue another ticket when it ends.';
  end if;
  if not exists (select from public.module_releases where module_id = module_id_param and version = version_param) then
    raise exception 'There is no release % of %.', coalesce(left(version_param, 80), '(none)'), coalesce(left(module_id_param, 80), '(none)')
      using errcode = 'PT404', hint = 'Publish it first, or look at the list of releases.';
  end if;
  select profiles.user_id into person
  from public.profiles join auth.users on users.id = profiles.user_id
  where lower(users.email) = lower(btrim(email_param));
  if person is null then
    raise exception 'Nobody with the address % can sign in.', coalesce(left(email_param, 254), '(none)')
      using errcode = 'PT404', hint = 'Invite them first.';
  end if;
  insert into public.preview_tickets (module_id, release_version, user_id, expires_at, issued_by)
  values (
    module_id_param, version_param, person, now() + hours_param * interval '1 hour',
    coalesce(app.name_of(auth.uid()), left(nullif(btrim(actor_param), ''), 200), 'unknown')
  )
  returning id into ticket_id;
  return ticket_id;
end
$$;
revoke all on function app.issue_preview_ticket(text, text, text, integer, text) from public;
grant execute on function app.issue_preview_ticket(text, text, text, integer, text) to authenticated, service_role;

create function public.issue_preview_ticket(
  module_id_param text, version_param text, email_param text, hours_param integer default 8, actor_param text default null
) returns uuid
language sql volatile set search_path = '' as $$
  select app.issue_preview_ticket(module_id_param, version_param, email_param, hours_param, actor_param)
$$;
revoke all on function public.issue_preview_ticket(text, text, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.issue_preview_ticket(text, text, text, integer, text) to authenticated, service_role;

-- Ends a ticket before its time: whoever it is for, or the firm. Ending it twice changes nothing.
create function app.end_preview_ticket(ticket_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.preview_tickets
  set ended_at = coalesce(ended_at, now())
  where id = ticket_id_param and (user_id = auth.uid() or auth.uid() is null or app.is_firm());
  if not found then
    raise exception 'There is no such preview.' using errcode = 'PT404', hint = 'It may belong to someone else.';
  end if;
end
$$;
revoke all on function app.end_preview_ticket(uuid) from public;
grant execute on function app.end_preview_ticket(uuid) to authenticated, service_role;

create function public.end_preview_ticket(ticket_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select app.end_preview_ticket(ticket_id_param)
$$;
revoke all on function public.end_preview_ticket(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_preview_ticket(uuid) to authenticated, service_role;
