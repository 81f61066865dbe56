-- What waits for a person in ClubFuture: one row a club, for the top of a dashboard.
--
--   open_votes    on which the caller may vote and has not
--   project_id    the project of that vote, when it is one
--   closes_at     when the first of them ends
--
-- People who may not vote have none.
create view public.club_future_needs with (security_invoker = true) as
select
  club.id as club_id,
  votes.open_votes,
  case when votes.open_votes = 1 then votes.project_id end as project_id,
  votes.closes_at
from public.clubs as club
cross join lateral (
  select count(*)::integer as open_votes, (array_agg(vote.project_id))[1] as project_id, min(vote.closes_at) as closes_at
  from public.project_votes as vote
  join public.project_voters as voter on voter.vote_id = vote.id and voter.user_id = (select auth.uid())
  where vote.club_id = club.id and vote.counted_at is null and vote.closes_at > app.club_now(club.id)
    and not exists (select from public.project_ballots as ballot where ballot.voter_id = voter.id)
) as votes;
revoke all on public.club_future_needs from public, anon, authenticated, service_role;
grant select on public.club_future_needs to authenticated, service_role;
comment on view public.club_future_needs is 'One row a club: what waits for a person in ClubFuture, counted.';
