import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { CheckboxControl } from './Checkbox';
import { Choice } from './Choice';
import { FieldGroup } from '../FieldGroup';
import type { FieldTexts } from '../Field';
import type { GroupOption } from './groupOption';

export interface CheckboxGroupProps<Value extends string> extends FieldTexts {
  options: readonly GroupOption<Value>[];
  value: readonly Value[];
  /** The chosen values, in the order of the options. */
  onChange: (value: Value[]) => void;
  /** Name of each checkbox in the form's data. */
  name?: string;
  /** `cards` gives every answer a border of its own; `row` sets short ones, such as weekdays, beside each other. */
  appearance?: 'list' | 'cards' | 'row';
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
  const choices = options.map((option, index) => (
    <Choice
      key={option.value}
      controlId={`${id}-${index}`}
      card={appearance === 'cards'}
      label={option.label}
      description={option.description ? { id: `${id}-${index}-hint`, text: option.description } : undefined}
      control={
        <CheckboxControl
          id={`${id}-${index}`}
          name={name}
          value={option.value}
          disabled={option.disabled}
          checked={value.includes(option.value)}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={option.description ? `${id}-${index}-hint` : undefined}
          onChange={(event) => toggle(option.value, event.target.checked)}
        />
      }
    />
  ));
  return (
    <FieldGroup id={id} {...texts}>
      {appearance === 'row' ? <Row>{choices}</Row> : <Choices {...roomOf(appearance, options)}>{choices}</Choices>}
    </FieldGroup>
  );
}

/** In columns, also where they take several lines. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
  column-gap: ${token.space.xs};
`;

/** A column of answers; cards form a row if there is room, three of them all or none. */
export const Choices = styled.div<{ $cards: boolean; $width: string }>`
  display: grid;
  grid-template-columns: ${({ $cards, $width }) =>
    $cards ? `repeat(auto-fit, minmax(min(100%, ${$width}), 1fr))` : 'minmax(0, 1fr)'};
  gap: ${({ $cards }) => ($cards ? token.space.xs : token.space.none)};
`;

/**
 * How wide a card has to be: one that holds more than a line of words is wider. The third of three never stands alone
 * below the others: where not all of them fit, the width is that of the whole line.
 */
export function roomOf(appearance: 'list' | 'cards', options: readonly GroupOption[]) {
  const isRich = options.some(({ description }) => typeof description === 'object');
  const width = isRich ? '16rem' : options.length === 3 ? '10rem' : '12rem';
  const whole = `(3 * ${width} + 2 * ${token.space.xs} - 100%) * 999`;
  return { $cards: appearance === 'cards', $width: options.length === 3 ? `max(${width}, ${whole})` : width };
}
