import { school_calendar_days } from '@platform/database/refusals/school_calendar_days';
import { ENTER_DAY, FormDialog, Refusal, useErrorsOnceTried, isTypedDay } from '@platform/module-kit/screens';
import { Checkbox, SelectField, toast } from '@platform/ui';
import { useState } from 'react';
import { daysOfRange } from '../../rules/schoolCalendar';
import { dayWords } from '../../../shared/calendar/dayWords';
import type { SchoolDay } from '../../source/rows/rules';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { DaysFields, NO_DAYS } from '../series/DaysFields';
import { useRuleActions } from './useRuleActions';

const said = school_calendar_days.rules;
/** The most days that are added at once. */
const MOST = 366;

interface SchoolDaysDialogProps {
  /** The calendar as it is. */
  known: readonly SchoolDay[];
  onClose: () => void;
}

/** Adds one day or a range to the school calendar. */
export function SchoolDaysDialog({ known, onClose }: SchoolDaysDialogProps) {
  const source = useSchedulingSource();
  const { addSchoolDays } = useRuleActions();
  const [entered, setEntered] = useState(NO_DAYS);
  const { name, from, until } = entered;
  const [kind, setKind] = useState('off');
  const [skipsWeekends, setSkipsWeekends] = useState(true);
  const last = until || from;
  const isTyped = isTypedDay(from) && isTypedDay(last);
  const isRange = isTyped && last > from;
  const days = isTyped ? daysOfRange(from, last, isRange && skipsWeekends) : [];
  const length = name.trim().length;
  const taken = known.find(({ day }) => days.includes(day))?.day;
  const wrongRange = () => {
    if (!isTypedDay(last)) return said.school_calendar_days_range;
    if (last < from) return 'Choose a last day that is not before the first day.';
    if (days.length > MOST) return `Add at most ${MOST} days at once.`;
    return days.length === 0 ? 'These days are a weekend. Include Saturdays and Sundays to add them.' : undefined;
  };
  const wrongDay = () => {
    if (!from) return ENTER_DAY;
    if (!isTypedDay(from)) return said.school_calendar_days_range;
    if (taken) return `${dayWords(taken, source.today())}, is in the school calendar already. Remove it first.`;
    return undefined;
  };
  const [missing, whenRight] = useErrorsOnceTried({
    name: length >= 1 && length <= 80 ? undefined : said.school_calendar_days_name_length,
    from: wrongDay(),
    until: from && until ? wrongRange() : undefined,
  });
  const adding = useSchedulingChange(
    () => addSchoolDays(days.map((day) => ({ day, isSchoolDay: kind === 'on', name: name.trim() }))),
    {
      onDone() {
        toast({ title: 'School days added', tone: 'success' });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      size="sm"
      title="Add school days"
      submit="Add days"
      isPending={adding.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => adding.mutate())}
    >
      <DaysFields days={entered} errors={missing} hint="Such as Spring Break." onChange={setEntered}>
        <SelectField
          label="On these days"
          value={kind}
          options={[
            { value: 'off', label: 'There is no school' },
            { value: 'on', label: 'There is school' },
          ]}
          onChange={(event) => setKind(event.target.value)}
        />
      </DaysFields>
      {isRange && (
        <Checkbox
          label="Skip Saturdays and Sundays"
          checked={skipsWeekends}
          onChange={(event) => setSkipsWeekends(event.target.checked)}
        />
      )}
      <Refusal error={adding.error} />
    </FormDialog>
  );
}
