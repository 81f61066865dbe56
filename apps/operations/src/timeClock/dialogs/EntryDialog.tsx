import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried, GroupLegend } from '@platform/module-kit/screens';
import {
  Alert,
  Button,
  DateField,
  DayAndTimes,
  IconButton,
  Stack,
  TextArea,
  TextField,
  TimeField,
  toast,
  token,
} from '@platform/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFirstDays } from '../source/queries';
import type { OverShift } from '../source/rows/timesheet';
import type { TimeEntry } from '../source/rows/week';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';
import { checkEntry, draftOf, fieldsOf, fieldsOfShift, lengthOf, type EntryFields } from './entryFields';
import { RemoveEntry } from './RemoveEntry';

const BLANK: EntryFields = { role: '', day: '', from: '', to: '', breaks: [], reason: '' };

interface EntryDialogProps {
  staffId: string;
  /** The person's role, for new hours. */
  role: string;
  /** The first day of the workweek. */
  week: string;
  /** The entry to correct. Without it, the dialog enters new hours. */
  entry?: TimeEntry;
  /** The shift to enter hours for. The form starts with its times. */
  shift?: OverShift;
  onClose: () => void;
}

/** Enters hours that were not clocked, or corrects an entry. Both need a reason, which stays with the entry. */
export function EntryDialog({ staffId, role, week, entry, shift, onClose }: EntryDialogProps) {
  const source = useTimeClockSource();
  const { timeZone } = source;
  const now = source.now();
  const [fields, setFields] = useState<EntryFields>(() =>
    entry ? fieldsOf(entry, now, timeZone) : shift ? fieldsOfShift(shift, timeZone) : { ...BLANK, role, day: week },
  );
  const [isRemoving, setRemoving] = useState(false);
  const change = (changed: Partial<EntryFields>) => setFields((known) => ({ ...known, ...changed }));
  const saving = useTimeClockChange(() =>
    source.saveEntry(
      staffId,
      draftOf(fields, timeZone, entry),
      fields.reason.trim(),
      entry ? { id: entry.id, version: entry.version } : null,
    ),
  );
  const first = useFirstDays().data?.find((person) => person.staffId === staffId);
  const [errors, whenRight] = useErrorsOnceTried(checkEntry(fields, now, timeZone, first, entry));
  const length = lengthOf(fields, timeZone, entry);
  const title = entry ? 'Correct hours' : 'Enter hours';
  const save = () =>
    saving.mutate(undefined, {
      onSuccess: () => {
        toast({ title: entry ? 'Hours corrected' : 'Hours entered', tone: 'success' });
        onClose();
      },
    });
  return (
    <>
      <FormDialog
        size="lg"
        title={title}
        description="The change stays on record, with its reason."
        submit={entry ? 'Save correction' : 'Enter hours'}
        isPending={saving.isPending}
        refusal={saving.error && failureReason(saving.error, 'The hours were not saved')}
        otherActions={
          entry && (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              Remove entry
            </Button>
          )
        }
        onClose={onClose}
        onSubmit={() => whenRight(save)}
      >
        {entry?.clockedOutAt === null && (
          <Alert tone="warning" title="Not clocked out yet">
            Saving ends this entry at the time below.
          </Alert>
        )}
        <DayAndTimes>
          <DateField
            label="Day"
            value={fields.day}
            max={source.today()}
            error={errors.day}
            onChange={(day) => change({ day })}
          />
          <TimeField label="From" value={fields.from} error={errors.from} onChange={(from) => change({ from })} />
          <TimeField
            label="To"
            value={fields.to}
            hint={length?.words}
            error={errors.to}
            onChange={(to) => change({ to })}
          />
        </DayAndTimes>
        {length?.unlikely && (
          <Alert tone="warning" title="Is the end right?">
            {`These hours are ${length.words}. Check AM and PM before you save.`}
          </Alert>
        )}
        <TextField
          label="Worked as"
          value={fields.role}
          error={errors.role}
          onChange={(event) => change({ role: event.target.value })}
        />
        <Breaks breaks={fields.breaks} error={errors.breaks} onChange={(breaks) => change({ breaks })} />
        <TextArea
          label="Reason"
          rows={2}
          limit={500}
          value={fields.reason}
          error={errors.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </FormDialog>
      {entry && isRemoving && (
        <RemoveEntry
          staffId={staffId}
          entry={entry}
          onClose={() => setRemoving(false)}
          onDone={() => {
            toast({ title: 'Entry removed', tone: 'success' });
            onClose();
          }}
        />
      )}
    </>
  );
}

interface BreaksProps {
  breaks: EntryFields['breaks'];
  error: string | undefined;
  onChange: (breaks: EntryFields['breaks']) => void;
}

function Breaks({ breaks, error, onChange }: BreaksProps) {
  const changeOne = (place: number, changed: Partial<EntryFields['breaks'][number]>) =>
    onChange(breaks.map((pause, index) => (index === place ? { ...pause, ...changed } : pause)));
  return (
    <Stack as="fieldset" $gap="sm" $align="start">
      <GroupLegend>Breaks</GroupLegend>
      {breaks.map((pause, place) => (
        <Pause key={place}>
          <TimeField
            label={`Break ${place + 1} from`}
            value={pause.from}
            error={place === breaks.length - 1 ? error : undefined}
            onChange={(from) => changeOne(place, { from })}
          />
          <TimeField label={`Break ${place + 1} to`} value={pause.to} onChange={(to) => changeOne(place, { to })} />
          <IconButton
            label={`Remove break ${place + 1}`}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => onChange(breaks.filter((_, index) => index !== place))}
          />
        </Pause>
      ))}
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onChange([...breaks, { from: '', to: '' }])}
      >
        Add a break
      </Button>
    </Stack>
  );
}

const Pause = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  align-items: end;
  gap: ${token.space.sm};
  width: 100%;
`;
