import { counted, ConfirmDialog } from '@platform/module-kit/screens';
import { Button, Dialog, toast } from '@platform/ui';
import { isRemindedAgain, peopleToRemind } from '../../../rules/surveys/peopleToRemind';
import type { Invitation, Survey } from '../../../source/rows/survey';
import { usePostSeasonSource } from '../../../source/usePostSeasonSource';

/** How many names the question lists. */
const NAMED = 5;

interface RemindDialogProps {
  survey: Pick<Survey, 'id' | 'closesOn'>;
  people: readonly Invitation[];
  onClose: () => void;
}

/** Reminds everyone who has not answered and got nothing today, after it says who they are. */
export function RemindDialog({ survey, people, onClose }: RemindDialogProps) {
  const source = usePostSeasonSource();
  const today = source.today();
  const reminded = peopleToRemind(people, today);
  if (reminded.length === 0) {
    return (
      <Dialog
        open
        size="sm"
        title="No one to remind now"
        description="Everyone has answered, or got a link today. A person is reminded once a day at most."
        actions={<Button onClick={onClose}>Close</Button>}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`Remind ${counted(reminded.length, 'person', 'people')}?`}
      description={`An email with a new link goes to ${namesOf(reminded)}. Earlier links still work.${isRemindedAgain(survey.closesOn, today) ? ' Three days before the last day, those who have still not answered get a last reminder automatically.' : ''}`}
      action="Send reminders"
      variant="primary"
      change={() => source.remindOfSurvey(survey.id)}
      onClose={onClose}
      onDone={() => {
        toast({ title: 'Reminders on their way', tone: 'success' });
        onClose();
      }}
    />
  );
}

function namesOf(people: readonly Invitation[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const rest = people.length - names.length;
  return new Intl.ListFormat('en-US').format(rest > 0 ? [...names, `${rest} more`] : names);
}
