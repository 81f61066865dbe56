import { accountOfVoter, sampleClub, sampleProjectComments, sampleProjectVotes } from '@platform/sample-club';
import { accountWithAddress } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;
const addresses: Record<string, string> = {
  'Marcus Bell': 'admin@pinehollow.test',
  'Ruth Castellano': 'board@pinehollow.test',
  'Patricia Nguyen': 'admin@lakeside.test',
};
const accountOf = (name: string) => accountWithAddress(addresses[name] ?? '');
const roof = lakesideId('capitalProject', 2);

/** What people of both clubs say about their projects, and how they vote on them. */
export function projectVotes(): string[] {
  return [comments(), ...votes()];
}

const comments = () =>
  insert('public.project_comments', [
    ...sampleProjectComments.map(({ author, at, ...comment }) => ({
      ...comment,
      clubId,
      authorId: accountOf(author),
      authorName: author,
      createdAt: at,
      happenedAt: at,
    })),
    {
      id: lakesideId('projectComment', 1),
      clubId: LAKESIDE,
      projectId: roof,
      comment: 'It leaked again in April.',
      authorId: accountOf('Patricia Nguyen'),
      authorName: 'Patricia Nguyen',
      createdAt: '2025-04-22T10:00:00-05:00',
      happenedAt: '2025-04-22T10:00:00-05:00',
    },
  ]);

/** Lakeside's vote: too few voted. */
const lakesideVote = {
  id: lakesideId('projectVote', 1),
  clubId: LAKESIDE,
  projectId: roof,
  question: 'Renew the roof before the winter?',
  options: ['Approve', 'Decline'],
  approvingOption: 1,
  quorum: 2,
  startedAt: '2025-04-01T09:00:00-05:00',
  closesAt: '2025-04-08T09:00:00-05:00',
  countedAt: '2025-04-08T09:00:00-05:00',
  outcome: 'no_quorum',
  chosenOption: null,
  author: 'Patricia Nguyen',
  voters: [{ id: lakesideId('projectVoter', 1), name: 'Patricia Nguyen', option: 1 }],
};

/** The account of a voter; null for people who have none. */
const voterAccount = (name: string) => (name === 'Patricia Nguyen' ? accountOf(name) : accountOfVoter(name));

function votes(): string[] {
  const all = [...sampleProjectVotes.map((vote) => ({ ...vote, clubId })), lakesideVote];
  const voters = all.flatMap((vote) => vote.voters.map((voter) => ({ vote, ...voter })));
  return [
    insert(
      'public.project_votes',
      all.map(({ voters: asked, author, startedAt, ...vote }) => ({
        ...vote,
        ballots: asked.filter(({ option }) => option !== null).length,
        authorId: accountOf(author),
        authorName: author,
        createdAt: startedAt,
      })),
    ),
    insert(
      'public.project_voters',
      voters.map(({ vote, id, name }) => ({
        id,
        clubId: vote.clubId,
        voteId: vote.id,
        userId: voterAccount(name),
        name,
      })),
    ),
    insert(
      'public.project_ballots',
      voters.flatMap(({ vote, id, name, option }) =>
        option === null
          ? []
          : {
              clubId: vote.clubId,
              voteId: vote.id,
              voterId: id,
              userId: voterAccount(name),
              option,
              castAt: vote.startedAt,
            },
      ),
    ),
  ];
}
