import { Button, Inline, onDemand, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Participant, TrainingModule } from '../../source/rows/module';
import { useTrainingSource } from '../../source/useTrainingSource';

const part = onDemand(() => import('../dialogs/dialogParts'));
const CompleteDialog = part('CompleteDialog');
const ConfirmDialog = part('ConfirmDialog');
const DueDateDialog = part('DueDateDialog');

interface SelectedPeopleProps {
  module: TrainingModule;
  /** At least one. */
  people: readonly Participant[];
  /** Clears the selection. */
  onDone: () => void;
}

/** The actions for the selected people, above their table. */
export function SelectedPeople({ module, people, onDone }: SelectedPeopleProps) {
  const source = useTrainingSource();
  const [question, setQuestion] = useState<'complete' | 'due' | 'take back' | 'remove'>();
  const ids = people.map(({ id }) => id);
  const who = people.length === 1 ? (people[0]?.name ?? '') : `${people.length} people`;
  const close = () => setQuestion(undefined);
  const done = () => {
    close();
    onDone();
  };
  return (
    <Bar role="group" aria-label="Chosen people">
      <strong>{people.length} chosen</strong>
      <Inline $gap="xs">
        <Button size="sm" onClick={() => setQuestion('complete')}>
          Mark as completed
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setQuestion('due')}>
          Change due date
        </Button>
        {people.some(({ completedOn }) => completedOn) && (
          <Button size="sm" variant="secondary" onClick={() => setQuestion('take back')}>
            Take completion back
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setQuestion('remove')}>
          Remove
        </Button>
      </Inline>
      {question === 'complete' && (
        <CompleteDialog
          title={module.title}
          renews={module.certificationName}
          participants={people}
          onClose={close}
          onDone={done}
        />
      )}
      {question === 'due' && <DueDateDialog participants={people} onClose={close} onDone={done} />}
      {question === 'take back' && (
        <ConfirmDialog
          title="Take the completion back?"
          description={`For ${who}. A certification that was renewed keeps its date: correct it on the roster if it is wrong.`}
          action="Take back"
          variant="primary"
          change={() => source.takeBack(ids)}
          onClose={close}
          onDone={() => {
            toast({ title: `${who}: not completed any more`, tone: 'success' });
            done();
          }}
        />
      )}
      {question === 'remove' && (
        <ConfirmDialog
          title={`Remove ${who} from this module?`}
          description="People who have completed it stay on record."
          action="Remove"
          change={() => source.removeParticipants(ids)}
          onClose={close}
          onDone={() => {
            toast({ title: `${who} removed from ${module.title}`, tone: 'success' });
            done();
          }}
        />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.sm};
  padding: ${token.space.sm} ${token.space.md};
  border-radius: ${token.radius.md};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
  @media print {
    display: none;
  }
`;
