import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { Choice } from './Choice';
import type { GroupOption } from './groupOption';

/** How the answers of a group stand. */
export type ChoicesAppearance = 'list' | 'columns' | 'cards' | 'row';

interface GroupChoicesProps<Value extends string> {
  /** The id of the group. The ids of its controls begin with it. */
  id: string;
  options: readonly GroupOption<Value>[];
  /** See `CheckboxGroupProps`. */
  appearance: ChoicesAppearance;
  /** Renders the control of an option, with the attributes that connect it with its texts. */
  children: (option: GroupOption<Value>, attributes: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
  id: string;
  value: string;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
}

/** The answers of a group, with their controls. */
export function GroupChoices<Value extends string>({ id, options, appearance, children }: GroupChoicesProps<Value>) {
  const choices = options.map((option, index) => {
    const controlId = `${id}-${index}`;
    const description = option.description ? { id: `${controlId}-hint`, text: option.description } : undefined;
    return (
      <Choice
        key={option.value}
        controlId={controlId}
        look={looks[appearance]}
        label={option.label}
        description={description}
        control={children(option, {
          id: controlId,
          value: option.value,
          disabled: option.disabled,
          'aria-describedby': description?.id,
        })}
      />
    );
  });
  if (appearance === 'columns') return <Columns>{choices}</Columns>;
  if (appearance === 'row') return <Row $of={options.length}>{choices}</Row>;
  return <Lines {...roomOf(appearance, options)}>{choices}</Lines>;
}

const looks = { list: 'plain', columns: 'plain', cards: 'card', row: 'short' } as const;

/** As many columns as have room, read down one and then the next. */
const Columns = styled.div`
  columns: 12rem;
  column-gap: ${token.space.md};
  > * {
    break-inside: avoid;
  }
`;

/** All of them beside each other, also on a phone: a week on two lines is hard to read. */
const Row = styled.div<{ $of: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $of }) => $of}, minmax(0, 5rem));
  gap: ${token.space.xxs};
`;

/** A column of answers; cards form a row if there is room, three of them all or none. */
const Lines = styled.div<{ $cards: boolean; $width: string }>`
  display: grid;
  grid-template-columns: ${({ $cards, $width }) =>
    $cards ? `repeat(auto-fit, minmax(min(100%, ${$width}), 1fr))` : 'minmax(0, 1fr)'};
  gap: ${({ $cards }) => ($cards ? token.space.xs : token.space.none)};
`;

/**
 * The width that a card needs: one that holds more than a line of words is wider. The third of three is never alone
 * below the others: if not all of them fit, each takes the whole line.
 */
function roomOf(appearance: 'list' | 'cards', options: readonly GroupOption[]) {
  const isRich = options.some(({ description }) => typeof description === 'object');
  const width = isRich ? '16rem' : options.length === 3 ? '10rem' : '12rem';
  const whole = `(3 * ${width} + 2 * ${token.space.xs} - 100%) * 999`;
  return { $cards: appearance === 'cards', $width: options.length === 3 ? `max(${width}, ${whole})` : width };
}
