import { ActionsMenu, ConfirmDialog, momentInWords, Muted, ReasonDialog, Refusal } from '@platform/module-kit/screens';
import { Badge, Button, MenuItem, Stack, toast, token, type Tone } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { approves, resultInWords } from '../../../rules/projects/voteResult';
import type { Project } from '../../../source/rows/project';
import type { ProjectVote, VoteOutcome } from '../../../source/rows/vote';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';
import { KEPT_IN_HISTORY } from '../keptReason';
import { OwnBallot } from './OwnBallot';
import { VoteResult } from './VoteResult';

const outcomes: Record<VoteOutcome | 'open' | 'ended', { words: string; tone: Tone }> = {
  open: { words: 'Open', tone: 'water' },
  ended: { words: 'Ended, not counted', tone: 'warning' },
  chosen: { words: 'Decided', tone: 'success' },
  tie: { words: 'Tie', tone: 'warning' },
  no_quorum: { words: 'No quorum', tone: 'warning' },
  withdrawn: { words: 'Withdrawn', tone: 'outline' },
};

/** One vote: the person's ballot while it is open, and the result once it is counted. */
export function VoteCard({ vote, project }: { vote: ProjectVote; project: Project }) {
  const source = useClubFutureSource();
  const isOver = new Date(vote.closesAt) <= source.now();
  const state = vote.outcome ?? (isOver ? 'ended' : 'open');
  const closes = momentInWords(vote.closesAt, source.timeZone);
  return (
    <Frame aria-label={vote.question}>
      <Head>
        <Stack $gap="xxs" $align="start">
          <Badge tone={outcomes[state].tone}>{outcomes[state].words}</Badge>
          <Question>{vote.question}</Question>
        </Stack>
        {vote.outcome === null && source.canManage && <VoteMenu vote={vote} />}
      </Head>
      {vote.outcome === null && (
        <Muted as="p">
          {isOver ? `Voting ended ${closes}.` : `Voting ends ${closes}.`} {vote.ballots} of {vote.voters.length} voted;{' '}
          at least {vote.quorum} must vote. Until the result is counted, no one sees how others voted.
        </Muted>
      )}
      {state === 'open' && vote.voters.some(({ isReader }) => isReader) && <OwnBallot vote={vote} />}
      {vote.outcome !== null && vote.outcome !== 'withdrawn' && <VoteResult vote={vote} />}
      {source.canManage && approves(vote) && project.status !== 'approved' && (
        <CarriedVote vote={vote} project={project} />
      )}
    </Frame>
  );
}

/** Approves the project, with the result as the reason. */
function CarriedVote({ vote, project }: { vote: ProjectVote; project: Project }) {
  const source = useClubFutureSource();
  const carrying = useClubFutureChange(
    () => source.changeStatus(project, 'approved', `Vote on "${vote.question}": ${resultInWords(vote)}`),
    { onDone: () => toast({ title: 'Now approved', description: project.title, tone: 'success' }) },
  );
  return (
    <Stack $gap="xs" $align="start">
      <Button size="sm" loading={carrying.isPending} onClick={() => carrying.mutate()}>
        Mark project as approved
      </Button>
      <Refusal error={carrying.error} />
    </Stack>
  );
}

function VoteMenu({ vote }: { vote: ProjectVote }) {
  const source = useClubFutureSource();
  const [asks, setAsks] = useState<'close' | 'withdraw'>();
  const done = () => setAsks(undefined);
  return (
    <>
      <ActionsMenu of="this vote">
        <MenuItem onSelect={() => setAsks('close')}>Count the votes</MenuItem>
        <MenuItem tone="destructive" onSelect={() => setAsks('withdraw')}>
          Withdraw vote
        </MenuItem>
      </ActionsMenu>
      {asks === 'close' && (
        <ConfirmDialog
          title="Count the votes now?"
          description={`${vote.ballots} of ${vote.voters.length} voted. A vote counts if its person was allowed to vote when casting it. Voting ends, the result goes into the history of the project, and the board sees who voted for what.`}
          action="Count the votes"
          variant="primary"
          change={() => source.closeVote(vote.id)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Votes counted', description: vote.question, tone: 'success' });
            done();
          }}
        />
      )}
      {asks === 'withdraw' && (
        <ReasonDialog
          title="Withdraw this vote?"
          description={`"${vote.question}" ends without a result, and no one sees who voted for what.`}
          action="Withdraw vote"
          limit={500}
          hint={KEPT_IN_HISTORY}
          change={(reason) => source.withdrawVote(vote.id, reason)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Vote withdrawn', description: vote.question, tone: 'success' });
            done();
          }}
        />
      )}
    </>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${token.space.sm};
  padding: ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space.xs};
`;

const Question = styled.h4`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
  overflow-wrap: anywhere;
`;
