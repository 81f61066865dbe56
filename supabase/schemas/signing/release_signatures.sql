-- Every release is signed by its publisher, and the registry takes no other. A release can get further signatures, so
-- that a key can be replaced without building anything again.

create table public.release_signatures (
  module_id text not null,
  release_version text not null,
  key_id text not null references public.publisher_keys (id),
  signature text not null,
  signed_by text not null,
  created_at timestamptz not null default now(),
  constraint release_signatures_pkey primary key (module_id, release_version, key_id),
  constraint release_signatures_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint release_signatures_form check (signature ~ '^[A-Za-z0-9+/]{86}==$'),
  constraint release_signatures_signed_by_length check (char_length(btrim(signed_by)) between 1 and 200)
);
create index release_signatures_of_key on public.release_signatures (key_id);
comment on column public.release_signatures.signature is 'Ed25519 over app.release_statement(release, digest).';
create trigger release_signatures_immutable before update or delete on public.release_signatures
  for each row execute function app.refuse_change();
create trigger release_signatures_not_truncated before truncate on public.release_signatures
  for each statement execute function app.refuse_change();

alter table public.release_signatures enable row level security;
revoke all on public.release_signatures from public, anon, authenticated, service_role;
grant select on public.release_signatures to authenticated, service_role;
-- The firm reads who signed what.
create policy release_signatures_select on public.release_signatures for select to authenticated
  using ((select app.is_firm()));

-- What a publisher signs: all that a browser runs of a release (the entry vouches for its chunks), and everything else
-- by the digest of release.json. Its first line is of no other statement, and no value holds a line break.
create function app.release_statement(release_param jsonb, digest_param text) returns text
language sql immutable set search_path = '' as $$
  select array_to_string(array[
    'platform release 1',
    release_param ->> 'moduleId',
    release_param ->> 'version',
    release_param ->> 'entry',
    release_param -> 'files' -> (release_param ->> 'entry') ->> 'integrity',
    release_param ->> 'global',
    release_param -> 'descriptor' ->> 'contract',
    digest_param
  ], e'\n', '')
$$;
revoke all on function app.release_statement(jsonb, text) from public;

-- Raises unless a key that may sign releases of the module, and was not revoked, has signed this one.
create function app.check_signature(release_param jsonb, digest_param text, key_id_param text, signature_param text)
returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  id_of_module text := release_param ->> 'moduleId';
  key public.publisher_keys;
begin
  if key_id_param is null or signature_param is null then
    raise exception 'A release needs the signature of its publisher.'
      using errcode = '42501', hint = 'Publish it with "npm run release -- publish", which signs it.';
  end if;
  -- A concurrent revocation of the key waits, and then finds this release, too.
  select * into key from public.publisher_keys where id = key_id_param;
  if not found then
    raise exception 'There is no publisher key %.', left(key_id_param, 80)
      using errcode = '42501', hint = '"npm run release -- key list" shows the keys.';
  end if;
  if key.revoked_at is not null then
    raise exception 'The key % (%) was revoked: %.', key.id, key.name, rtrim(key.revoke_reason, '. ')
      using errcode = '42501', hint = 'Sign with another key, and find out who still uses this one.';
  end if;
  if not id_of_module = any (coalesce(key.modules, array[id_of_module])) then
    raise exception 'The key % (%) may not sign releases of %.', key.id, key.name, id_of_module
      using errcode = '42501', hint = 'Sign with a key of that module.';
  end if;
  if not app.has_signed(key.public_key, app.release_statement(release_param, digest_param), signature_param) then
    raise exception 'The signature is not of this release.'
      using errcode = '42501', hint = 'Sign exactly the release.json that is published.';
  end if;
end
$$;
revoke all on function app.check_signature(jsonb, text, text, text) from public;

-- Whether a key that was not revoked vouches for a release; `without_key` is left out of account.
create function app.is_vouched_for(module_id_param text, version_param text, without_key text default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.release_signatures
    join public.publisher_keys on publisher_keys.id = release_signatures.key_id
    where release_signatures.module_id = module_id_param and release_version = version_param
      and revoked_at is null and publisher_keys.id is distinct from without_key
  )
$$;
revoke all on function app.is_vouched_for(text, text, text) from public;

-- Refuses a row that would give people a release that no trusted key signs any more. Its arguments are the columns that
-- name a release; an unchanged column is not refused.
create function app.refuse_unvouched() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refused text;
begin
  select version into refused
  from unnest(tg_argv) as column_name
  cross join lateral (select to_jsonb(new) ->> column_name as version) as named
  where version is not null
    and (tg_op = 'INSERT' or version is distinct from to_jsonb(old) ->> column_name)
    and exists (select from public.module_releases where module_id = new.module_id and module_releases.version = named.version)
    and not app.is_vouched_for(new.module_id, version);
  if refused is not null then
    raise exception 'The key that signed % % was revoked.', new.module_id, refused
      using errcode = 'PT409', hint = 'Its publisher signs it again with another key, or publishes a new version.';
  end if;
  return new;
end
$$;
revoke all on function app.refuse_unvouched() from public;
create trigger module_channels_refuse_unvouched before insert or update of version, candidate on public.module_channels
  for each row execute function app.refuse_unvouched('version', 'candidate');
create trigger club_modules_refuse_unvouched before insert or update of pinned_version on public.club_modules
  for each row when (new.pinned_version is not null) execute function app.refuse_unvouched('pinned_version');
