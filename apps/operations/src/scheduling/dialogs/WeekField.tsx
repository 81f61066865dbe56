import { addDays, isTypedDay } from '@platform/module-kit/screens';
import { DateField } from '@platform/ui';
import { sundayOf } from '../../shared/calendar/week';
import { dayName } from '../words/formats';

/** Said while no day is entered. */
export const ENTER_WEEK = 'Enter a day of the week.';

interface WeekFieldProps {
  /** Any day of the week; empty while none is entered. */
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** Chooses a week by one of its days, and says from when to when it is. */
export function WeekField({ value, error, onChange }: WeekFieldProps) {
  const sunday = isTypedDay(value) ? sundayOf(value) : '';
  return (
    <DateField
      label="Week"
      hint={sunday ? `From ${dayName(sunday)} to ${dayName(addDays(sunday, 6))}.` : undefined}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
