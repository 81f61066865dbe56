import {
  addDays,
  counted,
  FormDialog,
  newId,
  shortWeekdayNames,
  useErrorsOnceTried,
  isTypedDay,
} from '@platform/module-kit/screens';
import { CheckboxGroup, DateField, toast } from '@platform/ui';
import { useState } from 'react';
import { localOf } from '../../../shared/calendar/clock';
import { weekdayOf } from '../../../shared/calendar/week';
import { shiftInWords } from '../../words/shiftWords';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { MOST_REPEATED, repeatedDays, repetitionsOf } from '../../planning/series/series';
import { usePlanning } from '../../planning/usePlanning';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';

/** The default length of a series in days. */
const USUAL = 28;

interface RepeatDialogProps {
  rows: ScheduleRows;
  shift: Shift;
  onClose: () => void;
}

/** Repeats a shift on weekdays until a date. */
export function RepeatDialog({ rows, shift, onClose }: RepeatDialogProps) {
  const { timeZone, today } = useSchedulingSource();
  const { repeat } = usePlanning();
  const day = localOf(shift.startsAt, timeZone).slice(0, 10);
  const [weekdays, setWeekdays] = useState<readonly number[]>([weekdayOf(day)]);
  const [last, setLast] = useState(addDays(day, USUAL));
  const [isPending, setPending] = useState(false);
  const isDay = isTypedDay(last);
  const days = isDay ? repeatedDays(day, last, weekdays) : [];
  const [missing, whenRight] = useErrorsOnceTried({
    weekdays: weekdays.length > 0 ? undefined : 'Choose a weekday.',
    last: !isDay
      ? 'Enter the last day.'
      : days.length === 0 && weekdays.length > 0
        ? 'No such day lies between the shift and the last day.'
        : days.length > MOST_REPEATED
          ? `A shift repeats ${MOST_REPEATED} times at most. Choose an earlier day.`
          : undefined,
  });
  const send = async () => {
    setPending(true);
    const seriesId = newId();
    const plans = repetitionsOf(shift, days, seriesId, timeZone);
    const done = await repeat(shift, seriesId, plans);
    setPending(false);
    if (!done) return;
    toast({
      title: `${counted(plans.length, 'draft')} created`,
      description:
        done.open > 0
          ? `${counted(done.open, 'shift')} left open: the person may not work ${done.open > 1 ? 'them' : 'it'}.`
          : undefined,
      tone: 'success',
    });
    onClose();
  };
  const wording = { timeZone, today: today(), nameOf: (id: string) => rows.facts.people.get(id)?.name };
  return (
    <FormDialog
      size="sm"
      title="Repeat shift"
      description={shiftInWords(shift, wording)}
      submit={days.length > 0 ? `Create ${counted(days.length, 'draft')}` : 'Create drafts'}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => void send())}
    >
      <CheckboxGroup
        label="Every week on"
        appearance="row"
        options={shortWeekdayNames().map((label, weekday) => ({ value: String(weekday), label }))}
        value={weekdays.map(String)}
        error={missing.weekdays}
        onChange={(chosen) => setWeekdays(chosen.map(Number))}
      />
      <DateField
        label="Until"
        hint="A shift that its person may not work is left open."
        value={last}
        error={missing.last}
        onChange={setLast}
      />
    </FormDialog>
  );
}
