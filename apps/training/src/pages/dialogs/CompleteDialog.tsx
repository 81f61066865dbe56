import { FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { DateField, toast } from '@platform/ui';
import { useState } from 'react';
import { renewedInWords } from '../../rules/renewedInWords';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';

interface CompleteDialogProps {
  /** The module's title. */
  title: string;
  /** The certification that the module renews; null if none. */
  renews: string | null;
  participants: readonly { id: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
}

/** How long the notice about the renewal stays (ms): it contains a name and a date. */
const RENEWED_STAYS = 10_000;

/** Marks people as having completed a module on a day, and says what it renewed. */
export function CompleteDialog({ title, renews, participants, onClose, onDone }: CompleteDialogProps) {
  const source = useTrainingSource();
  const today = source.today();
  const [day, setDay] = useState<string>();
  const completedOn = day ?? today;
  const [errors, whenRight] = useErrorsOnceTried({ completedOn: completedOn ? undefined : 'Choose the day.' });
  const who = participants.length === 1 ? (participants[0]?.name ?? '') : `${participants.length} people`;
  const completing = useTrainingChange(() =>
    source.complete(
      participants.map(({ id }) => id),
      completedOn,
    ),
  );
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title="Mark as completed"
      description={`${who}: ${title}.${renews === null ? '' : ` It renews ${renews}.`}`}
      submit="Mark as completed"
      isPending={completing.isPending}
      onSubmit={() =>
        whenRight(() =>
          completing.mutate(undefined, {
            onSuccess: (completions) => {
              toast({
                title: `${who} completed ${title}`,
                description: renewedInWords(completions),
                tone: 'success',
                duration: RENEWED_STAYS,
              });
              onDone();
            },
          }),
        )
      }
    >
      <DateField label="Completed on" value={completedOn} error={errors.completedOn} max={today} onChange={setDay} />
      <Refusal error={completing.error} />
    </FormDialog>
  );
}
