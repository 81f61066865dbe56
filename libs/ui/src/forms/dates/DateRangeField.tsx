import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { LAST_DATE, TemporalInput } from './DateField';
import { FieldGroup } from '../FieldGroup';
import type { FieldTexts } from '../Field';
import { spokenDate } from './temporalProblem';
import { useTemporalProblem } from './useTemporalProblem';

/** First and last day, both included, `YYYY-MM-DD`; empty while not chosen. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends FieldTexts {
  value: DateRange;
  onChange: (range: DateRange) => void;
  min?: string;
  max?: string;
  /** Ranges worth one press, such as "This season". */
  presets?: readonly (DateRange & { label: string })[];
  disabled?: boolean;
  /** Shown, not changed here. */
  readOnly?: boolean;
}

/** Two days that belong together. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, min, max, presets = [], disabled, readOnly, error: ownError, ...texts } = props;
  const id = useId();
  const from = useTemporalProblem({ kind: 'date', value: value.from, min, max });
  const to = useTemporalProblem({ kind: 'date', value: value.to, min, max });
  const error = ownError ?? from.problem ?? to.problem ?? orderProblem(value);
  const ends = [
    { key: 'from', label: 'From', props: from.inputProps },
    { key: 'to', label: 'To', props: to.inputProps },
  ] as const;
  return (
    <FieldGroup id={id} error={error} {...texts}>
      <Ends>
        {ends.map((end) => (
          <End key={end.key}>
            <EndLabel htmlFor={`${id}-${end.key}`}>{end.label}</EndLabel>
            <TemporalInput
              {...end.props}
              id={`${id}-${end.key}`}
              type="date"
              min={min}
              max={max ?? LAST_DATE}
              disabled={disabled}
              readOnly={readOnly}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              value={value[end.key]}
              onChange={(event) => onChange({ ...value, [end.key]: event.target.value })}
            />
          </End>
        ))}
      </Ends>
      {presets.length > 0 && (
        <Presets>
          {presets.map(({ label, ...range }) => (
            <Preset
              key={label}
              type="button"
              disabled={disabled || readOnly}
              aria-pressed={range.from === value.from && range.to === value.to}
              onClick={() => onChange({ from: range.from, to: range.to })}
            >
              {label}
            </Preset>
          ))}
        </Presets>
      )}
    </FieldGroup>
  );
}

/** What is wrong with the order of two days; undefined while one is missing. */
export function orderProblem({ from, to }: DateRange): string | undefined {
  if (!from || !to || from <= to) return undefined;
  return `The range ends before it begins. Choose ${spokenDate(from)} or later as its end.`;
}

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${token.space.sm};
`;

const End = styled.div`
  display: grid;
  gap: ${token.space.xxs};
`;

const EndLabel = styled.label`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xs};
`;

const Preset = styled.button`
  min-height: ${token.control.sm};
  padding: ${token.space.xxs} ${token.space.sm};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  &:hover:not(:disabled) {
    border-color: ${token.color.water};
  }
  &:disabled {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    border-color: ${token.color.water};
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
  }
  @media (pointer: coarse) {
    min-height: ${token.control.target};
  }
`;
