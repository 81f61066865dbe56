-- Voting on capital projects: managers ask, the people on the list answer, and the result is written into the history of
-- the project. The tables are in project_votes.sql.

-- People of a club who may vote, as of now: its managers and administrators, and people with the feature Board.
create function app.people_who_vote(club_id_param uuid)
returns table (user_id uuid, name text, on_board boolean)
language sql stable security definer set search_path = '' as $$
  select person.user_id, coalesce(staff.name, person.display_name), board.holds
  from public.profiles as person
  left join public.staff_members as staff on staff.user_id = person.user_id and staff.club_id = person.club_id
  cross join lateral (
    select exists (
      select from public.user_permissions as permission
      join public.features on features.id = permission.feature_id
      where permission.user_id = person.user_id and features.name = 'board_view' and features.is_active
    ) as holds
  ) as board
  where person.club_id = club_id_param and (person.role in ('manager', 'admin') or board.holds)
$$;
revoke all on function app.people_who_vote(uuid) from public;

create function app.possible_voters(club_id_param uuid)
returns table (user_id uuid, name text, on_board boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform app.require_manager(club_id_param, 'choose who votes');
  return query
  select person.user_id, person.name, person.on_board
  from app.people_who_vote(club_id_param) as person
  order by person.on_board desc, lower(person.name) collate "C", person.user_id;
end
$$;
revoke all on function app.possible_voters(uuid) from public;
grant execute on function app.possible_voters(uuid) to authenticated;

-- The people of the caller's club who may be asked to vote: those of the board first. Errors: 42501.
create function public.possible_voters(club_id_param uuid)
returns table (user_id uuid, name text, on_board boolean)
language sql stable set search_path = '' as $$ select * from app.possible_voters(club_id_param) $$;
revoke all on function public.possible_voters(uuid) from public, anon, authenticated, service_role;
grant execute on function public.possible_voters(uuid) to authenticated;

create function app.start_project_vote(
  project_id_param uuid, question_param text, options_param text[], approving_option_param integer,
  voter_ids_param uuid[], quorum_param integer, closes_at_param timestamptz
)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  project public.capital_projects;
  started uuid;
  asked integer;
begin
  select * into project from public.capital_projects where id = project_id_param and club_id = any (clubs);
  if project.id is null then
    raise exception 'Your club has no such project.' using errcode = 'PT404', hint = 'Reload the pipeline.';
  end if;
  if closes_at_param <= app.club_now(project.club_id) is not false then
    raise exception 'Voting must end later than now.'
      using errcode = '22023', hint = 'Choose a later day or time.';
  end if;
  insert into public.project_votes (club_id, project_id, question, options, approving_option, quorum, closes_at)
  values (project.club_id, project.id, btrim(question_param),
    array(select btrim(option) from unnest(options_param) with ordinality as sent (option, place) order by place),
    approving_option_param, quorum_param, closes_at_param)
  returning id into started;
  insert into public.project_voters (club_id, vote_id, user_id, name)
  select project.club_id, started, person.user_id, person.name
  from app.possible_voters(project.club_id) as person
  where person.user_id = any (voter_ids_param);
  get diagnostics asked = row_count;
  if asked = 0 or asked <> (select count(distinct id) from unnest(voter_ids_param) as id) then
    raise exception 'People who may vote are managers, administrators and people with the feature Board.'
      using errcode = '22023', hint = 'Choose at least one person from the list.';
  end if;
  if quorum_param > asked then
    raise exception 'The quorum is more than the people who may vote.'
      using errcode = '22023', hint = 'Choose a smaller quorum or more people.';
  end if;
  perform app.tell(array(
    select row(
      voter.user_id,
      'email_notifications',
      left('Your vote: ' || btrim(question_param), 160),
      format('%s. You can vote, and change your vote, until %s.', project.title,
        to_char(closes_at_param at time zone (select time_zone from public.clubs where id = project.club_id),
          'FMMonth FMDD, FMHH12:MI AM')),
      '/club-future?open=' || project.id
    )::app.news
    from public.project_voters as voter where voter.vote_id = started
  ));
  return started;
end
$$;
revoke all on function app.start_project_vote(uuid, text, text[], integer, uuid[], integer, timestamptz) from public;
grant execute on function app.start_project_vote(uuid, text, text[], integer, uuid[], integer, timestamptz) to authenticated;

-- Starts a vote on a project of the caller's club, and tells the people who may vote. Returns its id.
-- Errors: 42501, PT404, 22023 ends before now, unknown voters or a quorum above them, 23514.
create function public.start_project_vote(
  project_id_param uuid, question_param text, options_param text[], approving_option_param integer,
  voter_ids_param uuid[], quorum_param integer, closes_at_param timestamptz
)
returns uuid
language sql volatile set search_path = '' as $$
  select app.start_project_vote(project_id_param, question_param, options_param, approving_option_param, voter_ids_param,
    quorum_param, closes_at_param)
$$;
revoke all on function public.start_project_vote(uuid, text, text[], integer, uuid[], integer, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.start_project_vote(uuid, text, text[], integer, uuid[], integer, timestamptz) to authenticated;

-- The author is the signed-in person.
create trigger project_votes_stamp_author before insert on public.project_votes
  for each row execute function app.stamp_author();

-- The vote, locked until the end of the transaction, so that no ballot arrives while the others are counted.
create function app.lock_vote(vote_id_param uuid, clubs uuid[]) returns public.project_votes
language plpgsql security definer set search_path = '' as $$
declare
  vote public.project_votes;
begin
  select * into vote from public.project_votes where id = vote_id_param and club_id = any (clubs) for update;
  if vote.id is null then
    raise exception 'Your club has no such vote.' using errcode = 'PT404', hint = 'Reload the project.';
  end if;
  return vote;
end
$$;
revoke all on function app.lock_vote(uuid, uuid[]) from public;

-- A ballot counts because its person could vote when it was cast, also if they lose that right before the count.
create function app.cast_ballot(vote_id_param uuid, option_param integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  vote public.project_votes := app.lock_vote(vote_id_param, array[app.my_club_id()]);
  voter public.project_voters;
begin
  select * into voter from public.project_voters where vote_id = vote.id and user_id = auth.uid();
  if voter.id is null or auth.uid() not in (select person.user_id from app.people_who_vote(vote.club_id) as person) then
    raise exception 'You are not among the people who may vote on this.'
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
  if vote.counted_at is not null or vote.closes_at <= app.club_now(vote.club_id) then
    raise exception 'Voting has ended.' using errcode = '22023', hint = 'Reload the project to see the result.';
  end if;
  if option_param between 1 and cardinality(vote.options) is not true then
    raise exception 'A ballot is for one of the options.' using errcode = '22023', hint = 'Choose one of them.';
  end if;
  insert into public.project_ballots (club_id, vote_id, voter_id, user_id, option, cast_at)
  values (vote.club_id, vote.id, voter.id, auth.uid(), option_param, app.club_now(vote.club_id))
  on conflict (voter_id) do update set option = excluded.option, cast_at = excluded.cast_at;
  update public.project_votes
  set ballots = (select count(*) from public.project_ballots where vote_id = vote.id)
  where id = vote.id;
end
$$;
revoke all on function app.cast_ballot(uuid, integer) from public;
grant execute on function app.cast_ballot(uuid, integer) to authenticated;

-- Votes, or changes their own vote. `option_param` counts from 1.
-- Errors: 42501 not on the list, PT404, 22023 voting has ended or no such option.
create function public.cast_ballot(vote_id_param uuid, option_param integer) returns void
language sql volatile set search_path = '' as $$ select app.cast_ballot(vote_id_param, option_param) $$;
revoke all on function public.cast_ballot(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.cast_ballot(uuid, integer) to authenticated;

-- Tells the people of a vote who may vote now. Someone who left the club, or lost the right to vote, hears no more of it.
create function app.tell_voters(vote public.project_votes, title text, body text) returns void
language sql security definer set search_path = '' as $$
  select app.tell(array(
    select row(voter.user_id, 'email_notifications', left(title, 160), body, '/club-future?open=' || vote.project_id)::app.news
    from public.project_voters as voter
    join app.people_who_vote(vote.club_id) as person on person.user_id = voter.user_id
    where voter.vote_id = vote.id
  ))
$$;
revoke all on function app.tell_voters(public.project_votes, text, text) from public;

-- Counts the ballots of a locked vote, writes the result into the history of its project, and tells those who may vote. An
-- option is chosen if a quorum has voted and no other has as many votes. Every ballot counts, also of a person who could vote
-- when it was cast and no longer can.
create function app.count_vote(vote public.project_votes) returns public.project_votes
language plpgsql security definer set search_path = '' as $$
declare
  counts integer[] := array(
    select (select count(*) from public.project_ballots as ballot where ballot.vote_id = vote.id and ballot.option = place)::integer
    from generate_subscripts(vote.options, 1) as place order by place
  );
  most integer := (select max(votes) from unnest(counts) as votes);
  asked integer := (select count(*) from public.project_voters as voter where voter.vote_id = vote.id);
  result text;
begin
  update public.project_votes
  set counted_at = app.club_now(vote.club_id),
    outcome = case
      when vote.ballots < vote.quorum then 'no_quorum'
      when cardinality(array_positions(counts, most)) > 1 then 'tie'
      else 'chosen' end,
    chosen_option = case
      when vote.ballots >= vote.quorum and cardinality(array_positions(counts, most)) = 1 then array_position(counts, most) end
  where id = vote.id
  returning * into vote;
  result := format('%s. %s of %s voted. %s',
    (select string_agg(format('%s %s', vote.options[place], counts[place]), ', ' order by place)
      from generate_subscripts(vote.options, 1) as place),
    vote.ballots, asked,
    case vote.outcome
      when 'no_quorum' then format('No quorum: %s had to vote.', vote.quorum)
      when 'tie' then 'A tie: nothing was chosen.'
      else format('Chosen: %s.', vote.options[vote.chosen_option]) end);
  insert into public.project_updates (club_id, project_id, note, happened_at)
  values (vote.club_id, vote.project_id, format('Vote on "%s": %s', vote.question, result), vote.counted_at);
  perform app.tell_voters(vote, 'Result: ' || vote.question, result);
  return vote;
end
$$;
revoke all on function app.count_vote(public.project_votes) from public;

create function app.close_project_vote(vote_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  vote public.project_votes := app.lock_vote(vote_id_param, app.require_editable_clubs());
begin
  if vote.counted_at is null then
    perform app.count_vote(vote);
  end if;
end
$$;
revoke all on function app.close_project_vote(uuid) from public;
grant execute on function app.close_project_vote(uuid) to authenticated;

-- Ends voting now and counts. A vote that was counted stays as it is. Errors: 42501, PT404.
create function public.close_project_vote(vote_id_param uuid) returns void
language sql volatile set search_path = '' as $$ select app.close_project_vote(vote_id_param) $$;
revoke all on function public.close_project_vote(uuid) from public, anon, authenticated, service_role;
grant execute on function public.close_project_vote(uuid) to authenticated;

create function app.withdraw_project_vote(vote_id_param uuid, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  vote public.project_votes := app.lock_vote(vote_id_param, app.require_editable_clubs());
begin
  if vote.counted_at is not null then
    raise exception 'Voting has ended.' using errcode = '22023', hint = 'Reload the project to see the result.';
  end if;
  if char_length(btrim(coalesce(reason_param, ''))) not between 1 and 500 then
    raise exception 'Withdrawing a vote needs a reason of at most 500 characters.'
      using errcode = '22023', hint = 'Say in a sentence why, for people who read the history later.';
  end if;
  update public.project_votes set counted_at = app.club_now(vote.club_id), outcome = 'withdrawn' where id = vote.id;
  insert into public.project_updates (club_id, project_id, note)
  values (vote.club_id, vote.project_id, format('Vote on "%s" withdrawn: %s', vote.question, btrim(reason_param)));
  perform app.tell_voters(vote, 'Vote withdrawn: ' || vote.question, btrim(reason_param));
end
$$;
revoke all on function app.withdraw_project_vote(uuid, text) from public;
grant execute on function app.withdraw_project_vote(uuid, text) to authenticated;

-- Ends a vote without a result, for a reason that the history keeps and its voters are told. Its ballots stay closed.
-- Errors: 42501, PT404, 22023 voting has ended or no reason.
create function public.withdraw_project_vote(vote_id_param uuid, reason_param text) returns void
language sql volatile set search_path = '' as $$ select app.withdraw_project_vote(vote_id_param, reason_param) $$;
revoke all on function public.withdraw_project_vote(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_project_vote(uuid, text) to authenticated;

create function app.count_due_votes() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  vote public.project_votes;
  counted integer := 0;
begin
  for vote in
    select * from public.project_votes as due
    where due.counted_at is null and due.closes_at <= app.club_now(due.club_id)
    for update skip locked
  loop
    perform app.count_vote(vote);
    counted := counted + 1;
  end loop;
  return counted;
end
$$;
revoke all on function app.count_due_votes() from public;
grant execute on function app.count_due_votes() to service_role;

-- Counts the votes whose time has come. Returns how many.
create function public.count_due_votes() returns integer
language sql volatile set search_path = '' as $$ select app.count_due_votes() $$;
revoke all on function public.count_due_votes() from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.count_due_votes() to service_role;
