-- Revoking a publisher's key: from then on, no one gets a release that only this key signed.

-- What people lose when a key is revoked: one row for every channel that points at a release for which no other key vouches,
-- or is rolling one out, and one for the clubs that are pinned to it; with what they get instead (null: nothing), and which
-- clubs.
create function app.revocation_consequences(key_id_param text)
returns table (module_id text, version text, given_by text, back_to text, clubs text[])
language sql stable security definer set search_path = '' as $$
  with lost as (
    select signed.module_id, signed.release_version as version
    from public.release_signatures as signed
    where signed.key_id = key_id_param
      and not app.is_vouched_for(signed.module_id, signed.release_version, key_id_param)
  ), given as (
    select channels.module_id, channels.version, channels.channel as given_by, channels.channel,
      app.release_before(channels.module_id, channels.channel, channels.version, key_id_param) as back_to
    from public.module_channels as channels
    join lost on lost.module_id = channels.module_id and lost.version = channels.version
    union all
    select channels.module_id, channels.candidate, 'rollout', channels.channel, channels.version
    from public.module_channels as channels
    join lost on lost.module_id = channels.module_id and lost.version = channels.candidate
    union all
    select distinct pins.module_id, pins.pinned_version, 'pin', pins.channel,
      app.followed_version(pins.module_id, pins.channel, null, pins.club_id)
    from public.club_modules as pins
    join lost on lost.module_id = pins.module_id and lost.version = pins.pinned_version
  )
  select given.module_id, given.version, given.given_by,
    case when app.is_vouched_for(given.module_id, given.back_to, key_id_param) then given.back_to end,
    array(
      select clubs.name
      from public.clubs
      join public.modules on modules.id = given.module_id
      left join public.club_modules as theirs on theirs.club_id = clubs.id and theirs.module_id = modules.id
      where (not modules.engagement or theirs.club_id is not null)
        and case when given.given_by = 'pin' then theirs.channel = given.channel
          else app.followed_channel(modules.id, theirs.channel) = given.channel end
        and case when given.given_by = 'pin' then theirs.pinned_version is not distinct from given.version
          else app.followed_version(modules.id, given.channel, theirs.pinned_version, clubs.id) = given.version end
      order by clubs.name collate "C"
    )
  from given
  order by given.module_id collate "C", given.given_by collate "C", given.version collate "C"
$$;
revoke all on function app.revocation_consequences(text) from public;

-- Tells the firm's people, and the owners of the modules by email; theirs leads nowhere, because an owner may have no
-- account.
create function app.tell_of_revocation(key_param public.publisher_keys, modules_param text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  headline text := format('The key of %s was revoked', key_param.name);
  -- A key may have signed for every module there is, and a mail has its length.
  more constant integer := cardinality(modules_param) - 10;
  details text := format(
    '%s %s', key_param.revoke_reason || case when key_param.revoke_reason ~ '[.!?]$' then '' else '.' end,
    case when modules_param = '{}' then 'No release that people get is concerned.'
    else format('Concerned: %s%s. Look at what people get now.', array_to_string(modules_param[:10], ', '),
      case when more > 0 then format(' and %s more', more) end) end
  );
  link constant text := '/admin/settings';
begin
  perform app.tell(array(
    select row(user_id, 'email_notifications', headline, details, link)::app.news
    from public.profiles where role = 'super_admin'
  ));
  insert into app.notification_mails (address, kind, title, body, link, is_digest, due_at)
  select distinct owner, 'email_notifications', headline, details, null, false, now()
  from public.modules where id = any (modules_param);
end
$$;
revoke all on function app.tell_of_revocation(public.publisher_keys, text[]) from public;

-- Revokes a key for good. Channels go back to the last good release for which another key vouches, rollouts of such a
-- release end, and every move is in the history; where there is nothing to go back to, shells refuse the release. Answers
-- what was concerned.
create function app.revoke_publisher_key(key_id_param text, reason_param text, actor_param text)
returns table (module_id text, version text, given_by text, back_to text, clubs text[])
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  key public.publisher_keys;
  consequences jsonb;
  concerned record;
  current public.module_channels;
  concerned_modules text[];
  reason text;
begin
  perform app.check_audit_text('actor', actor_param, 200);
  perform app.check_audit_text('reason', reason_param, 400);
  select * into key from public.publisher_keys where id = key_id_param for update;
  if not found then
    raise exception 'There is no publisher key %.', coalesce(left(key_id_param, 80), '(none)')
      using errcode = 'PT404', hint = '"npm run release -- key list" shows the keys.';
  end if;
  if key.revoked_at is not null then
    raise exception 'The key % (%) was revoked already.', key.id, key.name
      using errcode = 'PT409', hint = 'It counts for nothing since then.';
  end if;
  -- Other moves of these modules wait.
  perform from public.modules
  where id in (select module_id from public.release_signatures where key_id = key.id) order by id for update;
  update public.publisher_keys
  set revoked_at = now(), revoked_by = actor_param, revoke_reason = btrim(reason_param)
  where id = key.id
  returning * into key;
  reason := left(format('The key of %s was revoked: %s', key.name, key.revoke_reason), 500);

  -- Once, before anything moves: what people lose is what they have now.
  consequences := (select coalesce(jsonb_agg(one), '[]') from app.revocation_consequences(key.id) as one);
  return query
  select one.module_id, one.version, one.given_by, one.back_to, one.clubs
  from jsonb_to_recordset(consequences)
    as one (module_id text, version text, given_by text, back_to text, clubs text[]);
  concerned_modules := array(
    select distinct one ->> 'module_id' from jsonb_array_elements(consequences) as one order by 1
  );
  for concerned in
    select one.*
    from jsonb_to_recordset(consequences) as one (module_id text, version text, given_by text, back_to text)
    where one.given_by <> 'pin'
    order by one.given_by <> 'rollout'
  loop
    if concerned.given_by = 'rollout' then
      for current in
        select * from public.module_channels
        where module_id = concerned.module_id and candidate = concerned.version
      loop
        update public.module_channels
        set candidate = null, share = null, paused = false, updated_at = now(), updated_by = actor_param
        where module_id = current.module_id and channel = current.channel;
        perform app.log_end_of_rollout(current, reason, actor_param);
      end loop;
    elsif concerned.back_to is not null then
      perform app.point_channel(
        concerned.module_id, concerned.given_by, 'rollback', concerned.version, concerned.back_to, reason, actor_param
      );
    end if;
  end loop;
  update public.module_channels as channels
  set fallback = app.release_before(channels.module_id, channels.channel, channels.version)
  where fallback is distinct from app.release_before(channels.module_id, channels.channel, channels.version);
  perform app.tell_of_revocation(key, concerned_modules);
end
$$;
revoke all on function app.revoke_publisher_key(text, text, text) from public;
grant execute on function app.revocation_consequences(text), app.revoke_publisher_key(text, text, text) to service_role;

-- What revoking a key would mean, before it is done. The service key alone may ask.
create function public.revocation_consequences(key_id_param text)
returns table (module_id text, version text, given_by text, back_to text, clubs text[])
language sql stable set search_path = '' as $$
  select * from app.revocation_consequences(key_id_param)
$$;

-- Revokes a key for good, with a reason, and answers what was concerned. The service key alone may.
create function public.revoke_publisher_key(key_id_param text, reason_param text, actor_param text)
returns table (module_id text, version text, given_by text, back_to text, clubs text[])
language sql volatile set search_path = '' as $$
  select * from app.revoke_publisher_key(key_id_param, reason_param, actor_param)
$$;
revoke all on function public.revocation_consequences(text), public.revoke_publisher_key(text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.revocation_consequences(text), public.revoke_publisher_key(text, text, text) to service_role;
