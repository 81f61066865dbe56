import { Muted } from '@platform/module-kit/screens';
import { Progress, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { countsOf, outcomeInWords } from '../../../rules/projects/voteResult';
import type { ProjectVote } from '../../../source/rows/vote';

/** The result of a counted vote, and who voted for what. */
export function VoteResult({ vote }: { vote: ProjectVote }) {
  const counts = countsOf(vote);
  const silent = vote.voters.filter(({ option }) => option === null);
  return (
    <Stack $gap="sm">
      <p>
        <strong>{outcomeInWords(vote)}</strong> {vote.ballots} of {vote.voters.length} voted; {vote.quorum} had to vote.
      </p>
      <Options role="list" aria-label="Result">
        {vote.options.map((option, index) => {
          const count = counts[index] ?? 0;
          const voters = vote.voters.filter((voter) => voter.option === index + 1);
          return (
            <li key={option}>
              <span>
                {option}
                <b>{count}</b>
              </span>
              <Progress
                label={option}
                value={count}
                max={vote.voters.length}
                valueText={`${count} of ${vote.voters.length}`}
                tone={vote.chosenOption === index + 1 ? 'success' : 'water'}
              />
              {voters.length > 0 && <Muted>{voters.map(({ name }) => name).join(', ')}</Muted>}
            </li>
          );
        })}
      </Options>
      {silent.length > 0 && <Muted>Did not vote: {silent.map(({ name }) => name).join(', ')}</Muted>}
    </Stack>
  );
}

const Options = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${token.space.xxs};
  }
  span {
    display: flex;
    justify-content: space-between;
  }
  b {
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
