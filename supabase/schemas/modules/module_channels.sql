-- Channels: which release of a module people get, and the history of that. A channel may carry a second release, its
-- candidate, that a share of the clubs gets (rollouts.sql), and knows the one that browsers fall back to
-- (last_known_good.sql).

create table public.module_channels (
  module_id text not null,
  channel text not null,
  version text not null,
  fallback text,
  candidate text,
  share integer,
  paused boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  pointed_at timestamptz not null,
  pointed_by text not null,
  constraint module_channels_pkey primary key (module_id, channel),
  constraint module_channels_release foreign key (module_id, version)
    references public.module_releases (module_id, version),
  constraint module_channels_fallback foreign key (module_id, fallback)
    references public.module_releases (module_id, version),
  constraint module_channels_candidate foreign key (module_id, candidate)
    references public.module_releases (module_id, version),
  constraint module_channels_candidate_is_another check (candidate <> version),
  constraint module_channels_candidate_has_share check ((candidate is null) = (share is null)),
  constraint module_channels_share_range check (share between 1 and 99),
  constraint module_channels_paused_rollout check (not paused or candidate is not null),
  constraint module_channels_updated_by_length check (char_length(btrim(updated_by)) between 1 and 200),
  constraint module_channels_pointed_by_length check (char_length(btrim(pointed_by)) between 1 and 200),
  constraint module_channels_channel_form check (channel ~ '^(production|staging|preview/[a-z0-9][a-z0-9-]{0,39})$')
);
create index module_channels_of_release on public.module_channels (module_id, version);
create index module_channels_of_fallback on public.module_channels (module_id, fallback);
create index module_channels_of_candidate on public.module_channels (module_id, candidate);
comment on column public.module_channels.fallback is 'The last known good release before this one. Kept by triggers.';
comment on column public.module_channels.candidate is 'The release that is being rolled out; null when none is.';
comment on column public.module_channels.share is 'Percent of the clubs that get the candidate.';
comment on column public.module_channels.pointed_at is
  'Since when it points at its release; a rollout beside it changes updated_at alone. Kept by a trigger.';
comment on column public.module_channels.paused is 'True while no club gets the candidate; the share is kept for later.';

create function app.note_pointing() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.pointed_at := new.updated_at;
  new.pointed_by := new.updated_by;
  return new;
end
$$;
revoke all on function app.note_pointing() from public;
create trigger module_channels_pointed before insert on public.module_channels
  for each row execute function app.note_pointing();
create trigger module_channels_pointed_elsewhere before update of version on public.module_channels
  for each row when (new.version <> old.version) execute function app.note_pointing();

-- The channel that counts for who follows `channel_param`: production, where that one has nothing for the module, and for
-- who follows none. In plpgsql, which keeps its plan: lists ask it for every club.
create function app.followed_channel(module_id_param text, channel_param text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when exists (select from public.module_channels where module_id = module_id_param and channel = channel_param)
      then channel_param
    else 'production'
  end;
end
$$;
revoke all on function app.followed_channel(text, text) from public;

alter table public.module_channels enable row level security;
revoke all on public.module_channels from public, anon, authenticated, service_role;
grant select on public.module_channels to anon, authenticated, service_role;
-- Everyone reads what production points at; the firm reads every channel.
create policy module_channels_select_public on public.module_channels for select to anon
  using (channel = 'production');
create policy module_channels_select on public.module_channels for select to authenticated
  using (channel = 'production' or (select app.is_firm()));

create table public.module_channel_events (
  id bigint generated always as identity primary key,
  module_id text not null references public.modules (id),
  action text not null,
  channel text,
  from_version text,
  to_version text not null,
  share integer,
  reason text,
  actor text not null,
  forced_past text,
  created_at timestamptz not null default now(),
  constraint module_channel_events_from foreign key (module_id, from_version)
    references public.module_releases (module_id, version),
  constraint module_channel_events_to foreign key (module_id, to_version)
    references public.module_releases (module_id, version),
  constraint module_channel_events_action_known
    check (action in ('publish', 'promote', 'rollback', 'rollout', 'shrink', 'pause', 'resume', 'end_rollout', 'prune')),
  constraint module_channel_events_channel check ((action in ('publish', 'prune')) = (channel is null)),
  constraint module_channel_events_reason check (
    (action = 'publish' and reason is null) or char_length(btrim(reason)) between 1 and 500
  ),
  constraint module_channel_events_share check (
    (action in ('rollout', 'shrink')) = (share is not null) and share between 1 and 99
  ),
  constraint module_channel_events_forced_promotion
    check (forced_past is null or (action in ('promote', 'rollout') and channel = 'production')),
  constraint module_channel_events_actor_length check (char_length(btrim(actor)) between 1 and 200)
);
create index module_channel_events_of_module on public.module_channel_events (module_id, channel, id desc);
create index module_channel_events_from_release on public.module_channel_events (module_id, from_version);
create index module_channel_events_to_release on public.module_channel_events (module_id, to_version);
comment on table public.module_channel_events is 'Who published, promoted, rolled back and pruned what, when and why. Rows are only ever added.';
comment on column public.module_channel_events.forced_past is
  'What a promotion to production lacked when a person insisted, in one sentence; null when it lacked nothing.';
create trigger module_channel_events_immutable before update or delete on public.module_channel_events
  for each row execute function app.refuse_change();
create trigger module_channel_events_not_truncated before truncate on public.module_channel_events
  for each statement execute function app.refuse_change();

alter table public.module_channel_events enable row level security;
revoke all on public.module_channel_events from public, anon, authenticated, service_role;
grant select on public.module_channel_events to authenticated, service_role;
-- The firm reads the history.
create policy module_channel_events_select on public.module_channel_events for select to authenticated
  using ((select app.is_firm()));
