import { Loaded } from '@platform/module-kit';
import { ConfirmDialog, RowFormDialog, TRAINING_MODULES_FAILED, valueInWords } from '@platform/module-kit/screens';
import { Button, DateField, Dialog, Grid, NumberField, TextArea, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { usePeople } from '../../source/queries';
import type { InServiceSession } from '../../source/rows/session';
import type { PersonTraining } from '../../source/rows/person';
import { useTrainingSource } from '../../source/useTrainingSource';
import { PeoplePicker } from './PeoplePicker';
import { idsIn, textOf, useSessionForm, type SessionFields } from './useSessionForm';

const labels = {
  heldOn: 'Day',
  topic: 'Topic',
  minutes: 'Length',
  ledBy: 'Led by',
  notes: 'Notes',
  staffIds: 'Who was there',
};

interface SessionDialogProps {
  /** The session to change. Without it, the dialog logs a new one. */
  session?: InServiceSession;
  onClose: () => void;
}

/** Logs an in-service session with its attendees, or corrects one. */
export function SessionDialog({ session, onClose }: SessionDialogProps) {
  const people = usePeople();
  if (people.data) return <SessionForm session={session} people={people.data} onClose={onClose} />;
  return (
    <Dialog open size="lg" onClose={onClose} title="In-service session">
      <Loaded query={people} label="the staff" failure={TRAINING_MODULES_FAILED} height="24rem">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface SessionFormProps extends SessionDialogProps {
  people: readonly PersonTraining[];
}

function SessionForm({ session, people, onClose }: SessionFormProps) {
  const source = useTrainingSource();
  const [isRemoving, setRemoving] = useState(false);
  const form = useSessionForm(session, onClose);
  const { draft, errors, change } = form;
  const error = (field: keyof SessionFields & string) => errors[field];
  return (
    <>
      <RowFormDialog
        form={form}
        labels={labels}
        show={(field, value) => (field === 'staffIds' ? `${idsIn(String(value)).length} people` : valueInWords(value))}
        size="lg"
        onClose={onClose}
        title={session ? 'Edit in-service session' : 'Log in-service hours'}
        description="Everyone who was there is credited with its length."
        submit={session ? 'Save session' : 'Log session'}
        isNew={!session}
        otherActions={
          session && (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              Delete session
            </Button>
          )
        }
      >
        <TextField
          label={labels.topic}
          value={draft.topic}
          error={error('topic')}
          onChange={(event) => change({ topic: event.target.value })}
        />
        <Grid $min="12rem" $gap="md">
          <DateField
            label={labels.heldOn}
            value={draft.heldOn}
            max={source.today()}
            error={error('heldOn')}
            onChange={(heldOn) => change({ heldOn })}
          />
          <NumberField
            label={labels.minutes}
            unit="minutes"
            min={5}
            max={600}
            step={15}
            value={draft.minutes}
            error={error('minutes')}
            onChange={(minutes) => change({ minutes })}
          />
          <TextField
            label={labels.ledBy}
            optional
            value={draft.ledBy}
            error={error('ledBy')}
            onChange={(event) => change({ ledBy: event.target.value })}
          />
        </Grid>
        <PeoplePicker
          label={labels.staffIds}
          people={people}
          selected={new Set(idsIn(draft.staffIds))}
          error={form.missing.staffIds}
          onChange={(selected) => change({ staffIds: textOf([...selected]) })}
        />
        <TextArea
          label={labels.notes}
          optional
          rows={2}
          value={draft.notes}
          error={error('notes')}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </RowFormDialog>
      {session && isRemoving && (
        <ConfirmDialog
          title={`Delete "${session.topic}"?`}
          description="Everyone who was there loses its hours. This cannot be undone."
          action="Delete session"
          change={() => source.removeSession(session.id)}
          onClose={() => setRemoving(false)}
          onDone={() => {
            toast({ title: `${session.topic} deleted`, tone: 'success' });
            onClose();
          }}
        />
      )}
    </>
  );
}
