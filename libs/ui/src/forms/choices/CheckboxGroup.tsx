import { useId } from 'react';
import { CheckboxControl } from './Checkbox';
import { FieldGroup } from '../FieldGroup';
import type { FieldTexts } from '../Field';
import { type ChoicesAppearance, GroupChoices } from './GroupChoices';
import type { GroupOption } from './groupOption';

export interface CheckboxGroupProps<Value extends string> extends FieldTexts {
  options: readonly GroupOption<Value>[];
  value: readonly Value[];
  /** The chosen values, in the order of the options. */
  onChange: (value: Value[]) => void;
  /** Name of each checkbox in the form's data. */
  name?: string;
  /**
   * `columns` uses the whole width for many short answers; `cards` gives every answer a border of its own; `row` sets short
   * ones, such as weekdays, beside each other.
   */
  appearance?: ChoicesAppearance;
}

/** Any number of answers to one question. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  appearance = 'list',
  ...texts
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const toggle = (changed: Value, chosen: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === changed ? chosen : value.includes(each))),
    );
  return (
    <FieldGroup id={id} {...texts}>
      <GroupChoices id={id} options={options} appearance={appearance}>
        {(option, attributes) => (
          <CheckboxControl
            {...attributes}
            name={name}
            checked={value.includes(option.value)}
            aria-invalid={texts.error ? true : undefined}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        )}
      </GroupChoices>
    </FieldGroup>
  );
}
