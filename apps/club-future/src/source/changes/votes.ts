import { newId, byName, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { resultOf, resultInWords } from '../../rules/projects/voteResult';
import { ask, save } from '../club/requests';
import type { ProjectVote, VoteDraft } from '../rows/vote';
import { clubFutureChange, type Known } from './clubFutureChange';
import { addKnownUpdate } from './knownProjects';

export const findVote = (known: Known, id: string): ProjectVote | undefined =>
  known
    .all('listProjectVotes')
    .flat()
    .find((vote) => vote.id === id);

/** Starts a vote, and tells the people who may vote. */
export const startVote = clubFutureChange({
  waits: 'new-row',
  async send(_reader: ClubReader, projectId: string, draft: VoteDraft): Promise<void> {
    await ask((db) =>
      db.rpc('start_project_vote', {
        project_id_param: projectId,
        question_param: draft.question,
        options_param: draft.options,
        // The types of a function's parameters do not say that it takes null.
        approving_option_param: draft.approvingOption as number,
        voter_ids_param: draft.voterIds,
        quorum_param: draft.quorum ?? 0,
        closes_at_param: draft.closesAt,
      }),
    );
  },
  expect(known, projectId, draft) {
    const people = known.get('listPossibleVoters') ?? [];
    const added: ProjectVote = {
      id: newId(),
      question: draft.question.trim(),
      options: draft.options.map((option) => option.trim()),
      approvingOption: draft.approvingOption,
      quorum: draft.quorum ?? 0,
      closesAt: new Date(draft.closesAt).toISOString(),
      ballots: 0,
      outcome: null,
      chosenOption: null,
      voters: people
        .filter(({ id }) => draft.voterIds.includes(id))
        .map(({ name, isReader }) => ({ id: newId(), name, isReader, option: null }))
        .sort(byName),
    };
    known.change('listProjectVotes', (votes, id) => (id === projectId ? [added, ...votes] : votes));
  },
});

/** Votes, or changes the reader's vote. */
export const castBallot = clubFutureChange({
  send: (_reader: ClubReader, voteId: string, option: number): Promise<void> =>
    save((db) => db.rpc('cast_ballot', { vote_id_param: voteId, option_param: option })),
  expect(known, voteId, option) {
    known.change('listProjectVotes', (votes) =>
      withChanged(votes, [voteId], ({ voters, ballots }) => {
        const isFirst = voters.some((voter) => voter.isReader && voter.option === null);
        return {
          ballots: ballots + (isFirst ? 1 : 0),
          voters: voters.map((voter) => (voter.isReader ? { ...voter, option } : voter)),
        };
      }),
    );
  },
});

/** Ends voting now and counts. Only the database knows the ballots of others; the demo's rules know those of its club. */
export const closeVote = clubFutureChange({
  waits: 'computed',
  send: (_reader: ClubReader, voteId: string): Promise<void> =>
    save((db) => db.rpc('close_project_vote', { vote_id_param: voteId })),
});

/** Counts a known vote whose ballots are all known, and writes the result into the history. */
export function countKnownVote(known: Known, projectId: string, vote: ProjectVote): void {
  const counted = { ...vote, ...resultOf(vote) };
  known.change('listProjectVotes', (votes) => withChanged(votes, [vote.id], () => counted));
  addKnownUpdate(known, projectId, `Vote on "${vote.question}": ${resultInWords(counted)}`, null, null);
}

/** Ends a vote without a result. */
export const withdrawVote = clubFutureChange({
  waits: 'computed',
  send: (_reader: ClubReader, voteId: string, reason: string): Promise<void> =>
    save((db) => db.rpc('withdraw_project_vote', { vote_id_param: voteId, reason_param: reason })),
  expect(known, voteId, reason) {
    known.change('listProjectVotes', (votes, projectId) => {
      const vote = votes.find(({ id }) => id === voteId);
      if (!vote) return votes;
      addKnownUpdate(known, projectId, `Vote on "${vote.question}" withdrawn: ${reason.trim()}`, null, null);
      return withChanged(votes, [voteId], () => ({ outcome: 'withdrawn' }));
    });
  },
});
