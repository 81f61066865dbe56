-- Who may publish what. The firm's root key certifies the keys of publishers, and a publisher's key signs releases.
-- Private keys are never here. The service key alone suffices for neither: it adds no key that the root has not
-- certified.

create table app.root_keys (
  public_key text primary key,
  created_at timestamptz not null default now(),
  constraint root_keys_public_key_form check (public_key ~ '^[A-Za-z0-9+/]{43}=$')
);
alter table app.root_keys enable row level security;
revoke all on app.root_keys from public, anon, authenticated, service_role;
comment on table app.root_keys is 'Keys of the firm that certify publishers. After the first one, only the owner of the database adds any.';

create table public.publisher_keys (
  id text primary key,
  public_key text not null,
  name text not null,
  modules text[],
  certificate text not null,
  added_by text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_by text,
  revoke_reason text,
  constraint publisher_keys_public_key_once unique (public_key),
  constraint publisher_keys_public_key_form check (public_key ~ '^[A-Za-z0-9+/]{43}=$'),
  constraint publisher_keys_id_of_key
    check (id = left(encode(sha256(decode(public_key, 'base64')), 'hex'), 16)),
  constraint publisher_keys_certificate_form check (certificate ~ '^[A-Za-z0-9+/]{86}==$'),
  constraint publisher_keys_name_length check (char_length(btrim(name)) between 1 and 80),
  constraint publisher_keys_some_module check (cardinality(modules) between 1 and 100),
  constraint publisher_keys_added_by_length check (char_length(btrim(added_by)) between 1 and 200),
  constraint publisher_keys_revoked_by_someone
    check ((revoked_at is null) = (revoked_by is null) and (revoked_at is null) = (revoke_reason is null))
);
comment on column public.publisher_keys.public_key is 'Ed25519, base64 of 32 bytes.';
comment on column public.publisher_keys.modules is 'The modules whose releases it may sign; null for every module.';
comment on column public.publisher_keys.certificate is 'Signature of a root key over app.key_statement(public_key, modules).';

alter table public.publisher_keys enable row level security;
revoke all on public.publisher_keys from public, anon, authenticated, service_role;
grant select on public.publisher_keys to authenticated, service_role;
-- The firm reads who may publish. Browsers get the keys that they need with the manifest.
create policy publisher_keys_select on public.publisher_keys for select to authenticated
  using ((select app.is_firm()));

-- What a root key signs to certify a publisher's key. Its first line is of no other statement.
create function app.key_statement(public_key_param text, modules_param text[]) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(e'\n', 'platform key 1', public_key_param, coalesce(array_to_string(modules_param, ','), '*'))
$$;
revoke all on function app.key_statement(text, text[]) from public;

-- Whether the holder of a key has signed a statement; texts that are no key or signature have signed nothing.
create function app.has_signed(public_key_param text, statement_param text, signature_param text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return public_key_param ~ '^[A-Za-z0-9+/]{43}=$' and signature_param ~ '^[A-Za-z0-9+/]{86}==$'
    and app.ed25519_verifies(
      decode(public_key_param, 'base64'), convert_to(statement_param, 'UTF8'), decode(signature_param, 'base64')
    );
end
$$;
revoke all on function app.has_signed(text, text, text) from public;

-- Trusts the first root key that it gets, and no other from then on: a thief of the service key could add whatever the
-- key itself could add.
create function app.trust_root(public_key_param text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  lock table app.root_keys in share row exclusive mode;
  if exists (select from app.root_keys where public_key = public_key_param) then
    return;
  end if;
  if exists (select from app.root_keys) then
    raise exception 'This platform trusts another root key.'
      using errcode = '42501', hint = 'Use the folder of keys that it was set up with, or let the owner of the database add yours.';
  end if;
  if coalesce(public_key_param, '') !~ '^[A-Za-z0-9+/]{43}=$' then
    raise exception 'This is not a public key.' using errcode = '22023', hint = 'An Ed25519 key has 44 characters of base64.';
  end if;
  insert into app.root_keys (public_key) values (public_key_param);
end
$$;

create function app.add_publisher_key(
  public_key_param text, name_param text, modules_param text[], certificate_param text, actor_param text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.publisher_keys;
  key_id text;
begin
  perform app.check_audit_text('actor', actor_param, 200);
  perform app.check_audit_text('name', name_param, 80);
  if not exists (
    select from app.root_keys
    where app.has_signed(public_key, app.key_statement(public_key_param, modules_param), certificate_param)
  ) then
    raise exception 'No root key of this platform has certified this key.'
      using errcode = '42501', hint = 'The holder of the root key adds it: npm run release -- key add.';
  end if;
  if exists (select from unnest(modules_param) as module_id where module_id !~ '^[a-z][a-z0-9-]{1,39}$') then
    raise exception 'A module is named in small letters, digits and dashes.'
      using errcode = '22023', hint = 'Name modules by their ids, such as training.';
  end if;
  select * into known from public.publisher_keys where public_key = public_key_param;
  if found then
    raise exception 'This key is here already, as % (%).', known.id, known.name
      using errcode = '23505', hint = 'What a key may sign never changes: create another one.';
  end if;
  insert into public.publisher_keys (id, public_key, name, modules, certificate, added_by)
  values (
    left(encode(sha256(decode(public_key_param, 'base64')), 'hex'), 16), public_key_param, btrim(name_param), modules_param,
    certificate_param, actor_param
  )
  returning id into key_id;
  return key_id;
end
$$;
revoke all on function app.trust_root(text), app.add_publisher_key(text, text, text[], text, text) from public;
grant execute on function app.trust_root(text), app.add_publisher_key(text, text, text[], text, text) to service_role;

-- Names the root key of a new platform. The service key alone may, once.
create function public.trust_root(public_key_param text) returns void
language sql volatile set search_path = '' as $$ select app.trust_root(public_key_param) $$;

-- Adds the key of a publisher; `modules_param` is null for every module, `certificate_param` the root key's signature.
-- Answers the key's id. The service key alone may.
create function public.add_publisher_key(
  public_key_param text, name_param text, modules_param text[], certificate_param text, actor_param text
) returns text
language sql volatile set search_path = '' as $$
  select app.add_publisher_key(public_key_param, name_param, modules_param, certificate_param, actor_param)
$$;
revoke all on function public.trust_root(text), public.add_publisher_key(text, text, text[], text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.trust_root(text), public.add_publisher_key(text, text, text[], text, text) to service_role;
