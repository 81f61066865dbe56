import { asking, byName } from '@platform/module-kit/screens';
import { COMMENTS_FAILED, VOTERS_FAILED, VOTES_FAILED } from '../failures';
import type { ProjectComment } from '../rows/comment';
import type { PossibleVoter, ProjectVote, VoteOutcome } from '../rows/vote';

/** The votes on a project, the newest first. @throws DataError */
export async function readProjectVotes(projectId: string, userId: string): Promise<ProjectVote[]> {
  const rows = await asking(VOTES_FAILED)((db) =>
    db
      .from('project_votes')
      .select(
        `id, question, options, approving_option, quorum, closes_at, ballots, outcome, chosen_option,
        project_voters(id, name, user_id), project_ballots(voter_id, option)`,
      )
      .eq('project_id', projectId)
      .order('created_at', { ascending: false })
      .order('id'),
  );
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    options: row.options,
    approvingOption: row.approving_option,
    quorum: row.quorum,
    closesAt: new Date(row.closes_at).toISOString(),
    ballots: row.ballots,
    // A table constraint allows only these.
    outcome: row.outcome as VoteOutcome | null,
    chosenOption: row.chosen_option,
    voters: row.project_voters
      .map(({ id, name, user_id }) => ({
        id,
        name,
        isReader: user_id === userId,
        option: row.project_ballots.find(({ voter_id }) => voter_id === id)?.option ?? null,
      }))
      .sort(byName),
  }));
}

/** The people of a club who can be asked to vote, those of the board first. For managers. @throws DataError */
export async function readPossibleVoters(clubId: string, userId: string): Promise<PossibleVoter[]> {
  const rows = await asking(VOTERS_FAILED)((db) => db.rpc('possible_voters', { club_id_param: clubId }));
  return rows.map(({ user_id, name, on_board }) => ({
    id: user_id,
    name,
    isOnBoard: on_board,
    isReader: user_id === userId,
  }));
}

/** The comments on a project, the oldest first. @throws DataError */
export async function readProjectComments(projectId: string, userId: string): Promise<ProjectComment[]> {
  const rows = await asking(COMMENTS_FAILED)((db) =>
    db
      .from('project_comments')
      .select('id, comment, author_id, author_name, happened_at')
      .eq('project_id', projectId)
      .order('created_at')
      .order('id'),
  );
  return rows.map(({ id, comment, author_id, author_name, happened_at }) => ({
    id,
    comment,
    authorName: author_name,
    isOwn: author_id === userId,
    happenedAt: happened_at,
  }));
}
