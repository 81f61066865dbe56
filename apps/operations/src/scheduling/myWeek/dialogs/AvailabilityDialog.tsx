import { staff_availability } from '@platform/database/refusals/staff_availability';
import {
  ENTER_DAY,
  ENTER_TIME,
  FormDialog,
  Refusal,
  useErrorsOnceTried,
  weekdayNames,
} from '@platform/module-kit/screens';
import { Checkbox, DateField, Grid, RadioGroup, SelectField, TextField, TimeField, toast } from '@platform/ui';
import { useState } from 'react';
import { availabilityOpenFrom, availabilityRefusal } from '../../rules/ownWeek/wishes';
import { dayWords } from '../../../shared/calendar/dayWords';
import type { LaborRules } from '../../source/rows/rules';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';

const said = staff_availability.rules;

interface AvailabilityDialogProps {
  staffId: string;
  rules: LaborRules;
  onClose: () => void;
}

/** Adds hours at which a person can or cannot work: every week on a weekday, or on one day. */
export function AvailabilityDialog({ staffId, rules, onClose }: AvailabilityDialogProps) {
  const source = useSchedulingSource();
  const today = source.today();
  const openFrom = availabilityOpenFrom(today, rules);
  const [repeats, setRepeats] = useState<'weekly' | 'once'>('weekly');
  const [weekday, setWeekday] = useState('1');
  const [day, setDay] = useState('');
  const [kind, setKind] = useState<'unavailable' | 'available'>('unavailable');
  const [isWhole, setWhole] = useState(true);
  const [from, setFrom] = useState('09:00');
  const [to, setTo] = useState('17:00');
  const [note, setNote] = useState('');
  const isWeekly = repeats === 'weekly';
  // Midnight as an end is the end of the day.
  const end = to === '00:00' ? '24:00' : to;
  const [missing, whenRight] = useErrorsOnceTried({
    day: isWeekly ? undefined : day ? availabilityRefusal(day, today, rules)?.message : ENTER_DAY,
    from: isWhole || from ? undefined : ENTER_TIME,
    to: isWhole ? undefined : !to ? ENTER_TIME : from < end ? undefined : said.staff_availability_times_order,
    note: note.length <= 200 ? undefined : said.staff_availability_note_length,
  });
  const entry = {
    staffId,
    weekday: isWeekly ? Number(weekday) : null,
    day: isWeekly ? null : day,
    fromTime: isWhole ? '00:00' : from,
    toTime: isWhole ? '24:00' : end,
    kind,
    note: note.trim() || null,
  };
  const adding = useSchedulingChange(() => source.addAvailability(entry), {
    onDone() {
      const description = isWeekly ? `Counts from ${dayWords(openFrom, today)} on.` : undefined;
      toast({ title: 'Availability added', description, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title="Add availability"
      description={`Your manager plans by it from ${dayWords(openFrom, today)} on. Published shifts stay as they are.`}
      submit="Add availability"
      isPending={adding.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => adding.mutate())}
    >
      <RadioGroup
        label="When"
        value={repeats}
        options={[
          { value: 'weekly', label: 'Every week' },
          { value: 'once', label: 'On one day' },
        ]}
        onChange={setRepeats}
      />
      {isWeekly ? (
        <SelectField
          label="Weekday"
          value={weekday}
          options={weekdayNames().map((label, place) => ({ value: String(place), label }))}
          onChange={(event) => setWeekday(event.target.value)}
        />
      ) : (
        <DateField label="Day" value={day} min={today} error={missing.day} onChange={setDay} />
      )}
      <RadioGroup
        label="You"
        value={kind}
        options={[
          { value: 'unavailable', label: 'cannot work then' },
          { value: 'available', label: 'can work only then' },
        ]}
        onChange={setKind}
      />
      <Checkbox label="All day" checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />
      {!isWhole && (
        <Grid $min="8rem" $gap="md">
          <TimeField label="From" value={from} error={missing.from} onChange={setFrom} />
          <TimeField label="Until" value={to} error={missing.to} onChange={setTo} />
        </Grid>
      )}
      <TextField
        label="Note"
        optional
        value={note}
        error={missing.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={adding.error} />
    </FormDialog>
  );
}
