-- Requests about shifts and for days off wait on a device without a network, and are stored once, however often they are sent.
alter table public.shift_requests
  add column client_key uuid not null default gen_random_uuid(),
  add constraint shift_requests_sent_once unique (club_id, client_key);
comment on constraint shift_requests_sent_once on public.shift_requests is 'This request has been sent already.';
comment on column public.shift_requests.client_key is
  'Made by its person, before it is sent: a request that waited without a network is stored once, however often it is sent.';
grant insert (client_key) on public.shift_requests to authenticated;

alter table public.time_off_requests
  add column client_key uuid not null default gen_random_uuid(),
  add constraint time_off_requests_sent_once unique (club_id, client_key);
comment on constraint time_off_requests_sent_once on public.time_off_requests is
  'This request has been sent already.';
comment on column public.time_off_requests.client_key is
  'Made by its person, before it is sent: a request that waited without a network is stored once, however often it is sent.';
grant insert (client_key) on public.time_off_requests to authenticated;
