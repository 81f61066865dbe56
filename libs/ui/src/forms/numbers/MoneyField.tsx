import { useId } from 'react';
import { styled } from 'styled-components';
import { Affix } from '../texts/Affix';
import { controlStyle, describeField, Field, type FieldTexts } from '../Field';
import { outOfBounds, readMoney, writeMoney } from './readNumber';
import { useTypedNumber } from './useTypedNumber';

export interface MoneyFieldProps extends FieldTexts {
  /** Whole cents; null while the field is empty, or holds something that is no amount. */
  value: number | null;
  onChange: (cents: number | null) => void;
  /** Cents; 0 by default. */
  min?: number;
  /** Cents. */
  max?: number;
  name?: string;
  disabled?: boolean;
  /** Shown, not changed here. */
  readOnly?: boolean;
  required?: boolean;
  /** The text in an empty field; `0.00` by default. Give another where $0 and nothing mean two things. */
  placeholder?: string;
  /** Hides the label visually: for a table cell, whose row and column name it. */
  labelHidden?: boolean;
}

/** An amount of US dollars, kept as whole cents. */
export function MoneyField({ label, hint, optional, value, onChange, min = 0, max, ...rest }: MoneyFieldProps) {
  const { error: ownError, labelHidden, placeholder = '0.00', ...attributes } = rest;
  const id = useId();
  const { inputProps, problem } = useTypedNumber({
    value,
    onChange,
    read: readMoney,
    write: writeMoney,
    judge: (cents) => outOfBounds(cents, { min, max }, (bound) => `$${writeMoney(bound)}`),
  });
  const error = ownError ?? problem;
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      <Affix before="$">
        <Input
          {...attributes}
          {...describeField(id, { hint, error })}
          {...inputProps}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
        />
      </Affix>
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;
