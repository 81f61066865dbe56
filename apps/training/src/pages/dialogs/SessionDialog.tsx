import { log_in_service_session, refuse_future_session } from '@platform/database/raised';
import { in_service_sessions } from '@platform/database/refusals/in_service_sessions';
import { Loaded, type DraftErrors } from '@platform/module-kit';
import {
  ConfirmDialog,
  counted,
  RowFormDialog,
  TRAINING_MODULES_FAILED,
  useDialogForm,
  valueInWords,
} from '@platform/module-kit/screens';
import { Button, DateField, Dialog, Grid, NumberField, TextArea, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { usePeople } from '../../source/queries';
import type { InServiceSession, SessionDraft } from '../../source/rows/session';
import type { PersonTraining } from '../../source/rows/person';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';
import { PeoplePicker } from './PeoplePicker';

const { rules: said } = in_service_sessions;

/** The form's fields. The attendees are one text, so that two lists of the same people are equal. */
interface SessionFields extends Record<string, unknown> {
  heldOn: string;
  topic: string;
  minutes: number | null;
  ledBy: string;
  notes: string;
  staffIds: string;
}

type SessionRow = SessionDraft & { id: string | null; version: number };

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
  const day = source.today();
  const [isRemoving, setRemoving] = useState(false);
  const saving = useTrainingChange(({ draft, version }: { draft: SessionDraft; version: number }) =>
    session ? source.saveSession(session.id, draft, version) : source.addSession(draft),
  );
  const blank: SessionRow = {
    id: null,
    heldOn: day,
    topic: '',
    minutes: 60,
    ledBy: null,
    notes: null,
    staffIds: [],
    version: 0,
  };
  const read = async (): Promise<SessionRow> => {
    const found = (await source.listSessions()).find(({ id }) => id === session?.id);
    if (!found) throw new Error(`${log_in_service_session.PT404.message} Close this and reload the log.`);
    return found;
  };
  const form = useDialogForm<SessionRow, SessionFields>({
    what: 'the in-service session',
    row: session ?? blank,
    toDraft,
    check: (fields) => checkSession(fields, day),
    save: async (fields, version) => {
      await saving.mutateAsync({ draft: fromFields(fields), version });
      return session ? read() : { ...blank, ...fromFields(fields) };
    },
    read,
    onSaved: ({ topic, staffIds }) => {
      const credited = counted(staffIds.length, 'person is', 'people are');
      toast({ title: `${topic} logged`, description: `${credited} credited with it.`, tone: 'success' });
      onClose();
    },
  });
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
            max={day}
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

const textOf = (ids: readonly string[]) => [...ids].sort().join(' ');
const idsIn = (text: string) => text.split(' ').filter(Boolean);

const toDraft = (row: SessionRow): SessionFields => ({
  heldOn: row.heldOn,
  topic: row.topic,
  minutes: row.minutes,
  ledBy: row.ledBy ?? '',
  notes: row.notes ?? '',
  staffIds: textOf(row.staffIds),
});

const fromFields = (fields: SessionFields): SessionDraft => ({
  heldOn: fields.heldOn,
  topic: fields.topic.trim(),
  minutes: fields.minutes ?? 0,
  ledBy: fields.ledBy.trim() || null,
  notes: fields.notes.trim() || null,
  staffIds: idsIn(fields.staffIds),
});

/** Checks the fields by the same rules as the database. */
function checkSession(fields: SessionFields, today: string): DraftErrors<SessionFields> {
  const { heldOn, topic, minutes, ledBy, notes, staffIds } = fields;
  return {
    heldOn: heldOn === '' || heldOn > today ? refuse_future_session['22023'].hint : undefined,
    topic: topic.trim() && topic.length <= 120 ? undefined : said.in_service_sessions_topic_length,
    minutes: minutes !== null && minutes >= 5 && minutes <= 600 ? undefined : said.in_service_sessions_minutes_range,
    ledBy: ledBy.length <= 120 ? undefined : said.in_service_sessions_led_by_length,
    notes: notes.length <= 2000 ? undefined : said.in_service_sessions_notes_length,
    staffIds: staffIds ? undefined : log_in_service_session['22023'].hint,
  };
}
