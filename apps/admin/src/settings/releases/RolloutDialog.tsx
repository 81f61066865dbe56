import { DataError, failureReason } from '@platform/module-kit';
import { FormDialog, Refusal, useErrorsOnceTried, WRITE_WHY } from '@platform/module-kit/screens';
import { Alert, toast } from '@platform/ui';
import { useState } from 'react';
import { isReason } from '../../shared/reasons/reason';
import { ReasonField } from '../../shared/reasons/ReasonField';
import { useReleaseLacks } from '../../source/queries';
import type { RegisteredModule, Rollout, RolloutAction } from '../../source/rows/release';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import type { RolloutQuestion } from './RolloutLine';
import { meaningOf } from './rolloutWords';

interface RolloutDialogProps {
  /** The rollout as it was read. The dialog keeps it, even if it changes meanwhile. */
  question: RolloutQuestion;
  onClose(): void;
}

/** Asks for the reason, says what the action means for the clubs, and performs it. */
export function RolloutDialog({ question: { action, module, channel, rollout, stable }, onClose }: RolloutDialogProps) {
  const source = useAdminSource();
  const [reason, setReason] = useState('');
  const { title, button, done } = wordsOf(action, module, rollout);
  const deciding = useAdminChange(
    () => source.decideOnRollout({ moduleId: module.id, channel, rollout, action, reason: reason.trim() }),
    {
      onDone() {
        toast({ title: done, description: `${module.title} ${rollout.candidate}`, tone: 'success' });
        onClose();
      },
    },
  );
  const [errors, whenRight] = useErrorsOnceTried({ reason: isReason(reason) ? undefined : WRITE_WHY });
  const lacks = useReleaseLacks(
    module.id,
    action === 'resume' && channel === 'production' ? rollout.candidate : undefined,
  );
  // The rollout has changed, so there is nothing left to decide here.
  const isOver = deciding.error instanceof DataError && deciding.error.code === 'PT409';
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={meaningOf(action, rollout, stable)}
      size="sm"
      submit={button}
      variant={action === 'end' ? 'destructive' : 'primary'}
      canSubmit={!isOver}
      isPending={deciding.isPending}
      onSubmit={() => whenRight(() => deciding.mutate())}
      refusal={
        deciding.error &&
        (isOver
          ? `${deciding.error.message} Nothing was changed. Close this and look at it again.`
          : failureReason(deciding.error))
      }
    >
      <Refusal error={lacks.error} />
      {lacks.data && (
        <Alert tone="warning" title={lacks.data}>
          You can resume the share that clubs had. A larger one is refused until it has been checked.
        </Alert>
      )}
      <ReasonField
        hint="It is kept in the history of the module."
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}

function wordsOf(action: RolloutAction, { title }: RegisteredModule, { candidate }: Rollout) {
  switch (action) {
    case 'pause':
      return {
        title: `Pause the rollout of ${title} ${candidate}?`,
        button: 'Pause the rollout',
        done: 'The rollout is paused',
      };
    case 'resume':
      return {
        title: `Resume the rollout of ${title} ${candidate}?`,
        button: 'Resume the rollout',
        done: 'The rollout goes on',
      };
    case 'end':
      return {
        title: `Take ${title} ${candidate} back?`,
        button: 'Take it back',
        done: 'The release was taken back',
      };
  }
}
