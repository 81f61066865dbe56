import { Alert, Button } from '@platform/ui';
import { AnswerPlace } from './AnswerPlace';

interface ChangedMeanwhileProps {
  /** What it was when it was decided on, what it is now, and what was chosen, in words. */
  before: string;
  now: string;
  choice: string;
  /** Whether another person has already decided the same. */
  isSo: boolean;
  /** Whether it answers what the person has just done, rather than having come by itself. */
  takesFocus: boolean;
  /** Goes on with what it is now. */
  onAccept(): void;
}

/** Another member of the firm changed what is being decided on. Nothing happens until the person decides on that, too. */
export function ChangedMeanwhile({ before, now, choice, isSo, takesFocus, onAccept }: ChangedMeanwhileProps) {
  return (
    <AnswerPlace takesFocus={takesFocus}>
      <Alert
        tone="warning"
        title={isSo ? 'Someone else has decided the same meanwhile' : 'Someone else changed this meanwhile'}
        action={
          <Button variant="secondary" onClick={onAccept}>
            {isSo ? 'Go on from there' : 'Decide on what it is now'}
          </Button>
        }
      >
        When you opened it: {before}. Now: {now}.{' '}
        {isSo ? 'It is so already, and nothing is left to confirm.' : `Your choice: ${choice}.`}
      </Alert>
    </AnswerPlace>
  );
}
