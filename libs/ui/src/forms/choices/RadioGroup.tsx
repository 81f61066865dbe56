import { useId } from 'react';
import { styled } from 'styled-components';
import { Choices, roomOf } from './CheckboxGroup';
import { Choice } from './Choice';
import { radioMark } from './choiceMark';
import { FieldGroup } from '../FieldGroup';
import type { FieldTexts } from '../Field';
import type { GroupOption } from './groupOption';

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  options: readonly GroupOption<Value>[];
  /** The chosen value; an empty string while nothing is. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Name in the form's data. */
  name?: string;
  required?: boolean;
  /** `cards` gives every answer a border of its own. */
  appearance?: 'list' | 'cards';
}

/** One of a few answers, all visible. From eight on, a SelectField is quicker to read. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  required,
  appearance = 'list',
  ...texts
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <FieldGroup id={id} role="radiogroup" {...texts}>
      <Choices {...roomOf(appearance, options)}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            controlId={`${id}-${index}`}
            card={appearance === 'cards'}
            label={option.label}
            description={option.description ? { id: `${id}-${index}-hint`, text: option.description } : undefined}
            control={
              <Disc
                type="radio"
                id={`${id}-${index}`}
                name={name ?? id}
                value={option.value}
                required={required}
                disabled={option.disabled}
                checked={value === option.value}
                aria-describedby={option.description ? `${id}-${index}-hint` : undefined}
                onChange={() => onChange(option.value)}
              />
            }
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}

const Disc = styled.input`
  ${radioMark}
`;
