import { failureReason, Loaded } from '@platform/module-kit';
import { addDays, FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import {
  CheckboxGroup,
  DateField,
  Grid,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  TimeField,
  toast,
} from '@platform/ui';
import { momentAt } from '@platform/ui/dates';
import { useState } from 'react';
import { majorityOf } from '../../../rules/projects/voteResult';
import { VOTERS_FAILED } from '../../../source/failures';
import { usePossibleVoters } from '../../../source/queries';
import type { Project } from '../../../source/rows/project';
import type { PossibleVoter, VoteDraft } from '../../../source/rows/vote';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';
import { checkVote, optionsIn } from './checkVote';

/** Days that people have to vote, unless the manager says otherwise. */
const USUAL_DAYS = 7;

interface VoteDialogProps {
  project: Project;
  onClose: () => void;
}

/** Starts a vote on a project. The people who may vote are told. */
export function VoteDialog({ project, onClose }: VoteDialogProps) {
  const source = useClubFutureSource();
  const people = usePossibleVoters();
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState('Approve\nDecline');
  const [approving, setApproving] = useState('1');
  // The board, until the manager chooses others.
  const [chosen, setChosen] = useState<string[]>();
  const voterIds = chosen ?? (people.data ?? []).filter(({ isOnBoard }) => isOnBoard).map(({ id }) => id);
  const [enteredQuorum, setQuorum] = useState<number | null>();
  const quorum = enteredQuorum === undefined ? majorityOf(voterIds.length) : enteredQuorum;
  const [day, setDay] = useState(() => addDays(source.today(), USUAL_DAYS));
  const [time, setTime] = useState('18:00');
  const closesAt = momentAt(`${day}T${time}`, source.timeZone);
  const given = optionsIn(options);
  const approvingOption = Number(approving) <= given.length ? Number(approving) || null : null;
  const starting = useClubFutureChange((draft: VoteDraft) => source.startVote(project.id, draft), {
    onDone: () => {
      toast({ title: 'Vote started', description: question.trim(), tone: 'success' });
      onClose();
    },
  });
  const [errors, whenRight] = useErrorsOnceTried(
    checkVote({ question, options, voterIds, quorum, day, time, closesAt }, source.now()),
  );
  const send = () => {
    if (!closesAt) return;
    starting.mutate({ question, options: given, approvingOption, voterIds, quorum, closesAt: closesAt.toISOString() });
  };
  return (
    <FormDialog
      size="lg"
      title="Start a vote"
      description={`On ${project.title}. The people who may vote are told.`}
      submit="Start vote"
      isPending={starting.isPending}
      canSubmit={people.data !== undefined}
      refusal={starting.error && failureReason(starting.error)}
      onSubmit={() => whenRight(send)}
      onClose={onClose}
    >
      <TextField
        label="Question"
        limit={200}
        value={question}
        error={errors.question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <Grid $min="13rem" $gap="md" $stretch>
        <TextArea
          label="Options"
          hint="One a line."
          rows={3}
          value={options}
          error={errors.options}
          onChange={(event) => setOptions(event.target.value)}
        />
        <SelectField
          label="Approves the project"
          hint="If it is chosen, one button marks the project as approved."
          options={[
            ...given.map((option, index) => ({ value: String(index + 1), label: option })),
            { value: '0', label: 'None of them' },
          ]}
          value={String(approvingOption ?? 0)}
          onChange={(event) => setApproving(event.target.value)}
        />
      </Grid>
      <Loaded query={people} label="the people" failure={VOTERS_FAILED} height="6rem">
        {(found) => (
          <CheckboxGroup
            label="Who may vote"
            options={found.map(optionOf)}
            value={voterIds}
            error={errors.voters}
            onChange={setChosen}
          />
        )}
      </Loaded>
      <Grid $min="9rem" $gap="md" $stretch>
        <NumberField
          label="Quorum"
          unit="votes"
          hint="At least this many must vote."
          value={quorum}
          error={errors.quorum}
          onChange={setQuorum}
        />
        <DateField label="Voting ends on" value={day} error={errors.day} onChange={setDay} />
        <TimeField label="At" value={time} error={errors.time} onChange={setTime} />
      </Grid>
    </FormDialog>
  );
}

const optionOf = ({ id, name, isOnBoard, isReader }: PossibleVoter) => ({
  value: id,
  label: isReader ? `${name} (you)` : name,
  description: isOnBoard ? 'Board' : 'Manages the club',
});
