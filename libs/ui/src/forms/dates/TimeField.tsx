import { useId } from 'react';
import { TemporalInput } from './DateField';
import { describeField, Field, type FieldTexts } from '../Field';
import { useTemporalProblem } from './useTemporalProblem';

export interface TimeFieldProps extends FieldTexts {
  /** `HH:MM` on a 24-hour clock, empty while there is none; shown the way the reader's device shows times. */
  value: string;
  onChange: (time: string) => void;
  min?: string;
  max?: string;
  /** Minutes between the times that are offered; 15 by default. Any minute can be typed. */
  everyMinutes?: number;
  name?: string;
  disabled?: boolean;
  /** Shown, not changed here. */
  readOnly?: boolean;
  required?: boolean;
}

/** A time of day. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error: ownError, optional, value, onChange, min, max, everyMinutes = 15, ...rest } = props;
  const id = useId();
  const { inputProps, problem } = useTemporalProblem({ kind: 'time', value, min, max });
  const error = ownError ?? problem;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <TemporalInput
        {...rest}
        {...describeField(id, { hint, error })}
        {...inputProps}
        type="time"
        list={`${id}-times`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-times`}>
        {offeredTimes({ min, max, everyMinutes }).map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
    </Field>
  );
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Times from `min` to `max`, so many minutes apart: `07:00`, `07:15`, … */
export function offeredTimes({
  min = '00:00',
  max = '23:59',
  everyMinutes,
}: Pick<TimeFieldProps, 'min' | 'max'> & { everyMinutes: number }): string[] {
  const count = Math.ceil((24 * 60) / everyMinutes);
  return Array.from({ length: count }, (_, index) => clock(index * everyMinutes)).filter(
    (time) => time >= min && time <= max,
  );
}
