import { Alert, Button } from '@platform/ui';
import { AnswerPlace } from './AnswerPlace';

interface ChangedMeanwhileProps {
  /** The previous state, the current state, and the choice, in words. */
  before: string;
  now: string;
  choice: string;
  /** Whether another person has already made the same decision. */
  isSo: boolean;
  /** Whether it responds to the person's own action. */
  takesFocus: boolean;
  /** Continues with the current state. */
  onAccept(): void;
}

/** Says that another member of the firm changed the state. Nothing happens until the person decides again. */
export function ChangedMeanwhile({ before, now, choice, isSo, takesFocus, onAccept }: ChangedMeanwhileProps) {
  return (
    <AnswerPlace takesFocus={takesFocus}>
      <Alert
        tone="warning"
        title={isSo ? 'Someone else has decided the same meanwhile' : 'Someone else changed this meanwhile'}
        action={
          <Button variant="secondary" onClick={onAccept}>
            {isSo ? 'Go on from there' : 'Continue from the new state'}
          </Button>
        }
      >
        When you opened it: {before}. Now: {now}.{' '}
        {isSo ? 'Your choice is in force already. There is nothing left to confirm.' : `Your choice: ${choice}.`}
      </Alert>
    </AnswerPlace>
  );
}
