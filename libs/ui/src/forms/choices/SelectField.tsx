import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { Arrow } from './Arrow';
import { controlStyle, describeField, Field, type FieldTexts } from '../Field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string;
}

/** One choice out of a short list: the browser's own list, which every phone knows how to show. */
export function SelectField({ label, hint, error, optional, id, options, placeholder, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <Frame>
        <Select {...rest} {...describeField(fieldId, { hint, error })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow />
      </Frame>
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${token.space.xxl};
  text-overflow: ellipsis;
  &:has(option[value='']:checked) {
    color: ${token.color.inkMuted};
  }
  option {
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
`;
