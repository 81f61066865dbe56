import { useId } from 'react';
import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { Affix } from '../texts/Affix';
import { controlStyle, describeField, Field, type FieldTexts } from '../Field';
import { outOfBounds, readNumber, writeNumber } from './readNumber';
import { useTypedNumber } from './useTypedNumber';

export interface NumberFieldProps extends FieldTexts {
  /** null while the field is empty, or holds something that is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** What the arrow keys and the two buttons add or take away; 1 by default. */
  step?: number;
  /** Word after the number, such as "hours". */
  unit?: string;
  name?: string;
  disabled?: boolean;
  /** Shown, not changed here. */
  readOnly?: boolean;
  required?: boolean;
}

/** A number, typed or stepped. Out of bounds is said, never silently corrected. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, optional, value, onChange, min, max, step = 1, unit, disabled, readOnly, ...rest } = props;
  const id = useId();
  const { inputProps, problem, set } = useTypedNumber({
    value,
    onChange,
    read: readNumber,
    write: writeNumber,
    judge: (number) => outOfBounds(number, { min, max }, writeNumber),
  });
  const error = props.error ?? problem;
  const bounded = (number: number) => Math.max(min ?? -Infinity, Math.min(max ?? Infinity, number));
  /* Rounded: 0.1 + 0.2 is not what anyone wants to read. */
  const move = (by: number) => set(bounded(value === null ? (min ?? 0) : Number((value + by).toFixed(10))));
  const first = value === null;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <Frame>
        <Affix after={unit}>
          <Input
            {...rest}
            {...describeField(id, { hint, error })}
            {...inputProps}
            type="text"
            inputMode={step % 1 === 0 && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
            role="spinbutton"
            autoComplete="off"
            disabled={disabled}
            readOnly={readOnly}
            aria-valuenow={value ?? undefined}
            aria-valuetext={first ? undefined : [writeNumber(value), unit].filter(Boolean).join(' ')}
            aria-valuemin={min}
            aria-valuemax={max}
            onKeyDown={(event) => {
              const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[event.key];
              if (by === undefined || readOnly) return;
              event.preventDefault();
              move(by);
            }}
          />
        </Affix>
        <Steps>
          <Step
            type="button"
            tabIndex={-1}
            aria-label={`Decrease ${label}`}
            disabled={disabled || readOnly || (!first && value <= (min ?? -Infinity))}
            onClick={() => move(-step)}
          >
            <Minus size={18} strokeWidth={1.75} />
          </Step>
          <Step
            type="button"
            tabIndex={-1}
            aria-label={`Increase ${label}`}
            disabled={disabled || readOnly || (!first && value >= (max ?? Infinity))}
            onClick={() => move(step)}
          >
            <Plus size={18} strokeWidth={1.75} />
          </Step>
        </Steps>
      </Frame>
    </Field>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.xs};
`;

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;

const Steps = styled.div`
  display: flex;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.md};
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: ${token.control.target};
  border: 0;
  background: transparent;
  & + & {
    border-inline-start: 1px solid ${token.color.line};
  }
  &:hover:not(:disabled) {
    color: ${token.color.water};
  }
  &:disabled {
    color: ${token.color.lineStrong};
    cursor: not-allowed;
  }
`;
