import { useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle, describeField, Field, type FieldTexts } from '../Field';
import { useTemporalProblem } from './useTemporalProblem';

export interface DateFieldProps extends FieldTexts {
  /** `YYYY-MM-DD`, empty while there is none. The caller decides which day it is for the club. */
  value: string;
  onChange: (date: string) => void;
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  name?: string;
  disabled?: boolean;
  /** Shown, not changed here. */
  readOnly?: boolean;
  required?: boolean;
}

/** One day: the browser's own calendar, which every phone knows how to show. */
export function DateField({ label, hint, error: ownError, optional, value, onChange, ...rest }: DateFieldProps) {
  const id = useId();
  const { inputProps, problem } = useTemporalProblem({ kind: 'date', value, min: rest.min, max: rest.max });
  const error = ownError ?? problem;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <TemporalInput
        {...rest}
        {...describeField(id, { hint, error })}
        {...inputProps}
        type="date"
        max={rest.max ?? LAST_DATE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Browsers that know it take no fifth digit of a year, with which a day is no `YYYY-MM-DD`. */
export const LAST_DATE = '9999-12-31';

/** A native date or time input in the house's frame. */
export const TemporalInput = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  text-align: start;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    padding: 0.125rem;
    cursor: pointer;
  }
`;
