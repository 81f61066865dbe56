-- Invitations to a survey: the people that the club asked, and who has answered. The token in the link opens the survey
-- for anyone who has it, so only its SHA-256 is kept: a reader of this table cannot answer for someone.
--
-- No answer points here, and nothing here points to an answer (survey_responses.sql).

create table public.survey_invitations (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  survey_id uuid not null,
  name text not null,
  email text not null,
  token_hash text not null,
  sent_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint survey_invitations_survey foreign key (survey_id, club_id) references public.surveys (id, club_id) on delete cascade,
  constraint survey_invitations_token_unique unique (token_hash),
  constraint survey_invitations_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint survey_invitations_email_form check (app.is_email_address(email) and char_length(email) <= 254),
  constraint survey_invitations_single_lines check (concat(name, email) !~ '[[:cntrl:]]'),
  constraint survey_invitations_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint survey_invitations_sent_at_range check (sent_at between '2000-01-01' and '2100-01-01'),
  constraint survey_invitations_completed_at_range check (completed_at between '2000-01-01' and '2100-01-01')
);
create unique index survey_invitations_email_once on public.survey_invitations (survey_id, lower(email));
create index survey_invitations_of_survey on public.survey_invitations (survey_id, club_id, name, id);
create index survey_invitations_of_club on public.survey_invitations (club_id);
comment on constraint survey_invitations_token_unique on public.survey_invitations is
  'The link of the invitation cannot be used. Invite again.';
comment on constraint survey_invitations_name_length on public.survey_invitations is 'A name has 1 to 120 characters.';
comment on constraint survey_invitations_email_form on public.survey_invitations is
  'An email address looks like name@example.com.';
comment on constraint survey_invitations_single_lines on public.survey_invitations is
  'A name and an email address are one line each.';
comment on constraint survey_invitations_token_hash_form on public.survey_invitations is
  'The link of the invitation cannot be used. Invite again.';
comment on constraint survey_invitations_sent_at_range on public.survey_invitations is
  'The time of an invitation lies between 2000 and 2100.';
comment on constraint survey_invitations_completed_at_range on public.survey_invitations is
  'The time of an answer lies between 2000 and 2100.';
comment on index public.survey_invitations_email_once is 'This address is invited to the survey already.';
comment on column public.survey_invitations.sent_at is 'When the link was last handed out to be sent.';
-- Managers and admins read which people their club asked. Inviting makes a token, so it goes through the functions
-- below.
call app.secure_club_rows('public.survey_invitations', writable => '{}', readers => 'managers', verbs => '{select}');

-- Further links of an invitation: each email brings its own, because no one can read an earlier token again. Every link of an
-- invitation opens it, and the first answer closes all of them.
create table app.survey_links (
  token_hash text primary key,
  invitation_id uuid not null references public.survey_invitations (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint survey_links_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$')
);
create index survey_links_of_invitation on app.survey_links (invitation_id);
alter table app.survey_links enable row level security;
revoke all on app.survey_links from public, anon, authenticated, service_role;

-- What is kept of a token.
create function app.token_hash(token_param text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(token_param, ''), 'UTF8')), 'hex')
$$;
revoke all on function app.token_hash(text) from public;

-- 192 random bits: no one finds one by trying.
create function app.new_token() returns text
language sql volatile set search_path = '' as $$
  select encode(extensions.gen_random_bytes(24), 'hex')
$$;
revoke all on function app.new_token() from public;

-- The first of the people to invite who cannot be invited, as a sentence; null when all can.
create function app.bad_invitee(people_param jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(person) <> 'object' or coalesce(person ->> 'name', '') !~ '[^[:space:]]'
      then format('Person %s has no name.', number)
    when char_length(person ->> 'name') > 120 or person ->> 'name' ~ '[[:cntrl:]]'
      then format('The name of person %s is longer than 120 characters or has more than one line.', number)
    else format('"%s" is not an email address.', left(coalesce(person ->> 'email', ''), 80))
  end
  from jsonb_array_elements(people_param) with ordinality as people (person, number)
  where jsonb_typeof(person) <> 'object'
    or coalesce(person ->> 'name', '') !~ '[^[:space:]]' or char_length(person ->> 'name') > 120 or person ->> 'name' ~ '[[:cntrl:]]'
    or not app.is_email_address(coalesce(person ->> 'email', '')) or char_length(person ->> 'email') > 254
  order by number
  limit 1
$$;
revoke all on function app.bad_invitee(jsonb) from public;

create function app.invite_to_survey(survey_id_param uuid, people_param jsonb)
returns table (invitation_id uuid, name text, email text, token text)
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  survey public.surveys;
begin
  select * into survey from public.surveys where id = survey_id_param and club_id = any (clubs) for key share;
  if survey.id is null then
    raise exception 'Your club has no such survey.' using errcode = 'PT404', hint = 'Reload the list of surveys.';
  end if;
  if survey.closes_on < app.club_today(survey.club_id) then
    raise exception 'This survey is closed.'
      using errcode = 'PT409', hint = 'Move its last day before you invite more people.';
  end if;
  if jsonb_typeof(people_param) is distinct from 'array' or jsonb_array_length(people_param) not between 1 and 2000 then
    raise exception 'There is no one to invite.'
      using errcode = '22023', hint = 'Send a list of 1 to 2,000 people, each with name and email.';
  end if;
  if app.bad_invitee(people_param) is not null then
    raise exception '%', app.bad_invitee(people_param)
      using errcode = '22023', hint = 'Correct it and invite again. No one was invited.';
  end if;

  return query
  with invited as (
    select distinct on (lower(btrim(person ->> 'email')))
      btrim(person ->> 'name') as name, btrim(person ->> 'email') as email, app.new_token() as token
    from jsonb_array_elements(people_param) with ordinality as people (person, number)
    order by lower(btrim(person ->> 'email')), number
  ), stored as (
    insert into public.survey_invitations (club_id, survey_id, name, email, token_hash, sent_at)
    select survey.club_id, survey.id, invited.name, invited.email, app.token_hash(invited.token), app.club_now(survey.club_id)
    from invited
    on conflict do nothing
    returning id, survey_invitations.email
  )
  select stored.id, invited.name, invited.email, invited.token
  from stored join invited on invited.email = stored.email
  order by lower(invited.name) collate "C", invited.email collate "C";
end
$$;
revoke all on function app.invite_to_survey(uuid, jsonb) from public;
grant execute on function app.invite_to_survey(uuid, jsonb) to authenticated;

-- Invites people to a survey of the caller's club and returns the tokens of their links, this once. People who were invited
-- before are not changed, so the same list may be sent again.
--   people_param  [{"name": "Ann Lee", "email": "ann@example.test"}, …]
-- Errors: 42501 for others than managers and admins, PT404 unknown survey, PT409 closed, 22023 who cannot be invited.
create function public.invite_to_survey(survey_id_param uuid, people_param jsonb)
returns table (invitation_id uuid, name text, email text, token text)
language sql volatile set search_path = '' as $$
  select * from app.invite_to_survey(survey_id_param, people_param)
$$;
revoke all on function public.invite_to_survey(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.invite_to_survey(uuid, jsonb) to authenticated;

-- The open invitation of the caller's club, locked; a refusal for any other.
create function app.open_invitation_of_survey(invitation_id_param uuid) returns public.survey_invitations
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  invitation public.survey_invitations;
begin
  select * into invitation from public.survey_invitations where id = invitation_id_param and club_id = any (clubs) for update;
  if invitation.id is null then
    raise exception 'Your club has no such invitation.' using errcode = 'PT404', hint = 'Reload the list of invitations.';
  end if;
  if invitation.completed_at is not null then
    raise exception 'This person has answered already.'
      using errcode = 'PT409', hint = 'The invitation stays, because the response rate counts it.';
  end if;
  return invitation;
end
$$;
revoke all on function app.open_invitation_of_survey(uuid) from public;

create function app.renew_survey_invitation(invitation_id_param uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.survey_invitations := app.open_invitation_of_survey(invitation_id_param);
  token text := app.new_token();
begin
  update public.survey_invitations
  set token_hash = app.token_hash(token), sent_at = app.club_now(invitation.club_id)
  where id = invitation.id;
  delete from app.survey_links where invitation_id = invitation.id;
  return token;
end
$$;
revoke all on function app.renew_survey_invitation(uuid) from public;
grant execute on function app.renew_survey_invitation(uuid) to authenticated;

-- Makes a new link for someone who lost theirs and returns its token, this once. The old links no longer work, those of
-- emails included.
-- Errors: 42501, PT404, and PT409 when the person has answered.
create function public.renew_survey_invitation(invitation_id_param uuid) returns text
language sql volatile set search_path = '' as $$
  select app.renew_survey_invitation(invitation_id_param)
$$;
revoke all on function public.renew_survey_invitation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.renew_survey_invitation(uuid) to authenticated;

create function app.withdraw_survey_invitation(invitation_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.survey_invitations := app.open_invitation_of_survey(invitation_id_param);
begin
  delete from public.survey_invitations where id = invitation.id;
end
$$;
revoke all on function app.withdraw_survey_invitation(uuid) from public;
grant execute on function app.withdraw_survey_invitation(uuid) to authenticated;

-- Takes back an invitation that was not answered. Errors: 42501, PT404, and PT409 when the person has answered.
create function public.withdraw_survey_invitation(invitation_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select app.withdraw_survey_invitation(invitation_id_param)
$$;
revoke all on function public.withdraw_survey_invitation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_survey_invitation(uuid) to authenticated;

call app.give_tables_to_module('post-season', '{survey_invitations}');
