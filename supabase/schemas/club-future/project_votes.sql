-- Votes on capital projects: a question, its options, who may vote, and when voting ends. Until the result is counted, a
-- person sees only their own ballot and how many have voted; then everyone who reads the vote sees who voted for what.

create table public.project_votes (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  project_id uuid not null,
  question text not null,
  options text[] not null,
  approving_option integer,
  quorum integer not null,
  closes_at timestamptz not null,
  ballots integer not null default 0,
  counted_at timestamptz,
  outcome text,
  chosen_option integer,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint project_votes_in_club unique (id, club_id),
  constraint project_votes_project foreign key (project_id, club_id) references public.capital_projects (id, club_id)
    on delete cascade,
  constraint project_votes_question_length check (char_length(btrim(question)) between 1 and 200 and char_length(question) <= 200),
  constraint project_votes_options_form check (app.are_vote_options(options)),
  constraint project_votes_approving_option_range check (approving_option between 1 and cardinality(options)),
  constraint project_votes_quorum_range check (quorum between 1 and 500),
  constraint project_votes_closes_at_range check (closes_at between '2000-01-01' and '2100-01-01'),
  constraint project_votes_ballots_range check (ballots between 0 and 500),
  constraint project_votes_outcome_known check (outcome in ('chosen', 'tie', 'no_quorum', 'withdrawn')),
  constraint project_votes_counted_with_outcome check ((counted_at is null) = (outcome is null)),
  constraint project_votes_chosen_option check (
    (outcome is not distinct from 'chosen') = (chosen_option is not null) and chosen_option between 1 and cardinality(options)
  ),
  constraint project_votes_author_name_length check (char_length(author_name) <= 254)
);
create index project_votes_of_project on public.project_votes (project_id, club_id, created_at desc, id);
create index project_votes_of_club on public.project_votes (club_id, created_at desc, id);
create index project_votes_of_author on public.project_votes (author_id);
create index project_votes_to_count on public.project_votes (closes_at) where counted_at is null;
comment on constraint project_votes_project on public.project_votes is
  'This project is not there any more. Reload the list of projects.';
comment on constraint project_votes_question_length on public.project_votes is 'A question has 1 to 200 characters.';
comment on constraint project_votes_options_form on public.project_votes is
  'A vote has 2 to 6 different options of 1 to 80 characters.';
comment on constraint project_votes_approving_option_range on public.project_votes is
  'The option that approves the project is one of the vote.';
comment on constraint project_votes_quorum_range on public.project_votes is 'A quorum is 1 to 500 votes.';
comment on constraint project_votes_closes_at_range on public.project_votes is 'Voting ends between 2000 and 2100.';
comment on constraint project_votes_ballots_range on public.project_votes is 'At most 500 people vote.';
comment on constraint project_votes_outcome_known on public.project_votes is
  'A vote ends with an option chosen, with a tie, without a quorum, or withdrawn.';
comment on constraint project_votes_counted_with_outcome on public.project_votes is
  'A vote that was counted has an outcome.';
comment on constraint project_votes_chosen_option on public.project_votes is
  'The option that was chosen is one of the vote.';
comment on constraint project_votes_author_name_length on public.project_votes is
  'The name of an author has at most 254 characters.';
comment on column public.project_votes.options is 'In the order in which they are shown; ballots count from 1.';
comment on column public.project_votes.approving_option is 'The option that approves the project. Null: none does.';
comment on column public.project_votes.quorum is 'How many must vote for an option to be chosen.';
comment on column public.project_votes.ballots is 'How many have voted.';
comment on column public.project_votes.counted_at is 'When the result was counted, on the clock of the club. Null: not yet.';
-- People who read reports read the votes of their club. Functions alone write them (voting.sql).
call app.secure_club_rows('public.project_votes', writable => '{}', readers => 'board', verbs => '{select}');

-- Who may vote, by the name that they had when the vote began.
create table public.project_voters (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  vote_id uuid not null,
  user_id uuid references public.profiles (user_id) on delete set null,
  name text not null,
  constraint project_voters_once unique (vote_id, user_id),
  constraint project_voters_vote foreign key (vote_id, club_id) references public.project_votes (id, club_id) on delete cascade,
  constraint project_voters_name_length check (char_length(btrim(name)) between 1 and 254 and char_length(name) <= 254)
);
create index project_voters_of_vote on public.project_voters (vote_id, club_id);
create index project_voters_of_club on public.project_voters (club_id);
create index project_voters_of_person on public.project_voters (user_id);
comment on constraint project_voters_once on public.project_voters is 'This person is on the list already.';
comment on constraint project_voters_vote on public.project_voters is 'This vote is not there any more. Reload the project.';
comment on constraint project_voters_name_length on public.project_voters is 'A name has 1 to 254 characters.';
call app.secure_club_rows('public.project_voters', writable => '{}', readers => 'board', verbs => '{select}');

create table public.project_ballots (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  vote_id uuid not null,
  voter_id uuid not null references public.project_voters (id) on delete cascade,
  user_id uuid references public.profiles (user_id) on delete set null,
  option integer not null,
  cast_at timestamptz not null,
  constraint project_ballots_once unique (voter_id),
  constraint project_ballots_vote foreign key (vote_id, club_id) references public.project_votes (id, club_id) on delete cascade,
  constraint project_ballots_option_range check (option between 1 and 6)
);
create index project_ballots_of_vote on public.project_ballots (vote_id, club_id);
create index project_ballots_of_club on public.project_ballots (club_id);
create index project_ballots_of_person on public.project_ballots (user_id);
comment on constraint project_ballots_once on public.project_ballots is 'This person has voted already. They can change their vote.';
comment on constraint project_ballots_vote on public.project_ballots is 'This vote is not there any more. Reload the project.';
comment on constraint project_ballots_option_range on public.project_ballots is 'A ballot is for one of the options.';
comment on column public.project_ballots.cast_at is 'When the person last voted, on the clock of the club.';
call app.secure_club_rows('public.project_ballots', writable => '{}', verbs => '{}');
grant select on public.project_ballots to authenticated;

-- The votes of the caller's clubs whose ballots are open to those who read the vote. A vote that was withdrawn never is.
create function app.counted_votes() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.reads_reports() then
    return '{}'::uuid[];
  end if;
  return array(
    select id from public.project_votes
    where club_id = any (app.visible_clubs()) and counted_at is not null and outcome <> 'withdrawn'
  );
end
$$;
revoke all on function app.counted_votes() from public;
grant execute on function app.counted_votes() to authenticated;

-- A person reads their own ballot; those of others only once the result is counted, also as a manager or the firm.
create policy project_ballots_select on public.project_ballots for select to authenticated
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (user_id = (select auth.uid()) or vote_id = any ((select app.counted_votes())::uuid[]))
  );

call app.give_tables_to_module('club-future', '{project_votes,project_voters,project_ballots}');
