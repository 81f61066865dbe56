import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { describeField, Field, type FieldTexts } from '../Field';

export interface RangeFieldProps extends Omit<FieldTexts, 'optional'> {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** What the arrow keys add or take away; 1 by default. */
  step?: number;
  /** The value in words, such as "1 for every 12"; shown beside the slider and read aloud. */
  valueText: string;
  disabled?: boolean;
}

/** A number to try out between two bounds, where its effect matters more than its exact value. */
export function RangeField({ label, hint, error, value, onChange, valueText, ...rest }: RangeFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Line>
        <Slider
          {...rest}
          {...describeField(id, { hint, error })}
          type="range"
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <output htmlFor={id}>{valueText}</output>
      </Line>
    </Field>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.md};
  output {
    flex: none;
    min-width: 4.5rem;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.semibold};
    text-align: end;
  }
`;

const Slider = styled.input`
  flex: 1;
  min-width: 0;
  height: ${token.control.target};
  margin: 0;
  accent-color: ${token.color.water};
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;
