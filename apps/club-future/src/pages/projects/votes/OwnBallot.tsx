import { Refusal } from '@platform/module-kit/screens';
import { Button, RadioGroup, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import type { ProjectVote } from '../../../source/rows/vote';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';

/** The ballot of a person who may vote. They may change it until voting ends. */
export function OwnBallot({ vote }: { vote: ProjectVote }) {
  const source = useClubFutureSource();
  const cast = vote.voters.find(({ isReader }) => isReader)?.option ?? null;
  const [chosen, setChosen] = useState<string>(cast === null ? '' : String(cast));
  const voting = useClubFutureChange((option: number) => source.castBallot(vote.id, option), {
    onDone: () =>
      toast({
        title: cast === null ? 'You have voted' : 'Your vote was changed',
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
        if (chosen !== '' && !voting.isPending) voting.mutate(Number(chosen));
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
