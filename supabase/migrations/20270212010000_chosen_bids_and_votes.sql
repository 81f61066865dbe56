-- The board reads no labor cost in the figures and weeks of Reports: on a day with one shift it is one person's pay. Only people
-- of the club who may vote now are told of a vote, and voting asks for the same right. Withdrawing a vote tells its voters. A chosen
-- bid keeps its vendor and its amount. Rows that are stored stay as they are.

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

create or replace function app.possible_voters(club_id_param uuid)
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

-- A ballot counts because its person could vote when it was cast, also if they lose that right before the count.
create or replace function app.cast_ballot(vote_id_param uuid, option_param integer) returns void
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

create or replace function app.count_vote(vote public.project_votes) returns public.project_votes
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

create or replace function app.withdraw_project_vote(vote_id_param uuid, reason_param text) returns void
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

create or replace function app.report_days(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  shifts integer,
  open_shifts integer,
  minutes integer,
  cost_cents numeric,
  minor_incidents integer,
  moderate_incidents integer,
  serious_incidents integer,
  tickets_opened integer,
  tickets_resolved integer,
  daily_logs integer,
  water_readings integer,
  readings_out_of_range integer,
  vendor_visits integer,
  items_completed integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shows_cost constant boolean := app.reads_analytics();
  zone text;
  first_moment timestamptz;
  end_moment timestamptz;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  first_moment := from_param::timestamp at time zone zone;
  end_moment := (to_param + 1)::timestamp at time zone zone;

  return query
  with work as (
    select
      day,
      count(*) as shifts,
      count(*) filter (where staff_id is null) as open_shifts
    from app.report_shifts(club_id_param, from_param, to_param)
    group by 1
  ), counted as (
    select day, sum(minutes) as minutes, sum(cost_cents) as cost_cents
    from app.report_hours(club_id_param, from_param, to_param)
    group by 1
  ), incident as (
    select
      (occurred_at at time zone zone)::date as day,
      count(*) filter (where severity = 'minor') as minor,
      count(*) filter (where severity = 'moderate') as moderate,
      count(*) filter (where severity = 'serious') as serious
    from public.incidents
    where club_id = club_id_param and occurred_at >= first_moment and occurred_at < end_moment
    group by 1
  ), opened as (
    select (opened_at at time zone zone)::date as day, count(*) as tickets
    from public.maintenance_tickets
    where club_id = club_id_param and opened_at >= first_moment and opened_at < end_moment
    group by 1
  ), resolved as (
    select (resolved_at at time zone zone)::date as day, count(*) as tickets
    from public.maintenance_tickets
    where club_id = club_id_param and resolved_at >= first_moment and resolved_at < end_moment
    group by 1
  ), logged as (
    select date as day, count(*) as logs
    from public.daily_logs
    where club_id = club_id_param and date between from_param and to_param and struck_reason is null
    group by 1
  ), measured as (
    select
      (taken_at at time zone zone)::date as day,
      count(*) as readings,
      count(*) filter (where not in_range) as out_of_range
    from public.water_quality
    where club_id = club_id_param and taken_at >= first_moment and taken_at < end_moment and struck_reason is null
    group by 1
  ), visited as (
    select visited_on as day, count(*) as visits
    from public.vendor_visits
    where club_id = club_id_param and visited_on between from_param and to_param
    group by 1
  ), done as (
    select (completed_at at time zone zone)::date as day, count(*) as items
    from public.checklist_items
    where club_id = club_id_param and completed_at >= first_moment and completed_at < end_moment
    group by 1
  )
  select
    calendar.day::date,
    coalesce(work.shifts, 0)::integer,
    coalesce(work.open_shifts, 0)::integer,
    coalesce(counted.minutes, 0)::integer,
    case when shows_cost then coalesce(counted.cost_cents, 0) end,
    coalesce(incident.minor, 0)::integer,
    coalesce(incident.moderate, 0)::integer,
    coalesce(incident.serious, 0)::integer,
    coalesce(opened.tickets, 0)::integer,
    coalesce(resolved.tickets, 0)::integer,
    coalesce(logged.logs, 0)::integer,
    coalesce(measured.readings, 0)::integer,
    coalesce(measured.out_of_range, 0)::integer,
    coalesce(visited.visits, 0)::integer,
    coalesce(done.items, 0)::integer
  from generate_series(from_param::timestamp, to_param::timestamp, interval '1 day') as calendar (day)
  left join work on work.day = calendar.day
  left join counted on counted.day = calendar.day
  left join incident on incident.day = calendar.day
  left join opened on opened.day = calendar.day
  left join resolved on resolved.day = calendar.day
  left join logged on logged.day = calendar.day
  left join measured on measured.day = calendar.day
  left join visited on visited.day = calendar.day
  left join done on done.day = calendar.day;
end
$$;

-- A bid that was chosen stays what was chosen: its reason and the history of the project name its vendor and its amount.
create function app.keep_chosen_bid() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'This bid was chosen.'
    using errcode = '42501', hint = 'Choose another one first.';
end
$$;
revoke all on function app.keep_chosen_bid() from public;
create trigger project_bids_keep_chosen before update of vendor_id, vendor_name, amount on public.project_bids
  for each row when (
    current_user in ('anon', 'authenticated') and old.chosen_at is not null
    and (new.vendor_id, new.vendor_name, new.amount) is distinct from (old.vendor_id, old.vendor_name, old.amount)
  )
  execute function app.keep_chosen_bid();
create trigger project_bids_keep_chosen_row before delete on public.project_bids
  for each row when (current_user in ('anon', 'authenticated') and old.chosen_at is not null)
  execute function app.keep_chosen_bid();
