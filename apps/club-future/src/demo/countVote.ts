import { sampleProjectVotes } from '@platform/sample-club';
import type { Known } from '../source/changes/clubFutureChange';
import { countKnownVote } from '../source/changes/votes';

/** The ballots of the sample club, which its visitor does not see before they are counted. By the id of the voter. */
const ballots = new Map(sampleProjectVotes.flatMap(({ voters }) => voters.map(({ id, option }) => [id, option])));

/** Counts a vote of the demo, as the database does. A counted one stays as it is. */
export function countVote(known: Known, voteId: string): void {
  let ended: (() => void) | undefined;
  known.change('listProjectVotes', (votes, projectId) => {
    const vote = votes.find(({ id }) => id === voteId);
    if (vote?.outcome !== null) return votes;
    const voters = vote.voters.map((voter) => ({ ...voter, option: voter.option ?? ballots.get(voter.id) ?? null }));
    ended = () => countKnownVote(known, projectId, { ...vote, voters });
    return votes;
  });
  ended?.();
}
