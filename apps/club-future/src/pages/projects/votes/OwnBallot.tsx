import { Refusal } from '@platform/module-kit/screens';
import { Button, RadioGroup, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import type { ProjectVote } from '../../../source/rows/vote';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';

interface Ballot {
  /** Counted from 1. */
  option: number;
  /** Whether the person had not voted before: once it is sent, the page already shows it as cast. */
  isFirst: boolean;
}

/** The ballot of a person who may vote. They may change it until voting ends. */
export function OwnBallot({ vote }: { vote: ProjectVote }) {
  const source = useClubFutureSource();
  const cast = vote.voters.find(({ isReader }) => isReader)?.option ?? null;
  const [chosen, setChosen] = useState<string>(cast === null ? '' : String(cast));
  const voting = useClubFutureChange(({ option }: Ballot) => source.castBallot(vote.id, option), {
    onDone: (_, { isFirst }) =>
      toast({
        title: isFirst ? 'You have voted' : 'Your vote was changed',
        description: vote.question,
        tone: 'success',
      }),
  });
  return (
    <Stack
      as="form"
      $gap="sm"
      $align="start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '' && !voting.isPending) voting.mutate({ option: Number(chosen), isFirst: cast === null });
      }}
    >
      <RadioGroup
        label="Your vote"
        hint={cast === null ? undefined : 'You can change it until voting ends.'}
        options={vote.options.map((label, index) => ({ value: String(index + 1), label }))}
        value={chosen}
        onChange={setChosen}
      />
      <Refusal error={voting.error} />
      <Button type="submit" size="sm" disabled={chosen === '' || chosen === String(cast)} loading={voting.isPending}>
        {cast === null ? 'Vote' : 'Change vote'}
      </Button>
    </Stack>
  );
}
