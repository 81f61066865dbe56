import { useId } from 'react';
import { styled } from 'styled-components';
import { radioMark } from './choiceMark';
import { FieldGroup } from '../FieldGroup';
import type { FieldTexts } from '../Field';
import { GroupChoices } from './GroupChoices';
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
      <GroupChoices id={id} options={options} appearance={appearance}>
        {(option, attributes) => (
          <Disc
            {...attributes}
            type="radio"
            name={name ?? id}
            required={required}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
        )}
      </GroupChoices>
    </FieldGroup>
  );
}

const Disc = styled.input`
  ${radioMark}
`;
