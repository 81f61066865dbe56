import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import type { ComboboxOption } from './comboboxOption';

interface ComboboxListProps {
  id: string;
  label: string;
  optionId: (place: number) => string;
  found: readonly ComboboxOption[];
  /** Place of the option that the keys are on; -1 for none. */
  active: number;
  chosen: string;
  noneFound: string;
  onChoose: (value: string) => void;
}

/** How many options are rendered at a time; more follow while moving down. */
const STEP = 60;

/** The most height of the list, in rem: it opens to where there is room for it. */
const HEIGHT = 17;

/** What a combobox has to choose from. It hangs on the field; a press in it leaves the focus there. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, optionId, found, active, chosen, noneFound, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(STEP);
  const [isAbove, setAbove] = useState(false);
  const rendered = Math.max(reached, active + STEP / 2);

  useLayoutEffect(() => {
    const field = list.current?.parentElement?.getBoundingClientRect();
    if (!field) return;
    const room = window.innerHeight - field.bottom;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    setAbove(room < HEIGHT * rem && field.top > room);
  }, []);

  // In a dialog or drawer that scrolls, the list may end below what is seen.
  useEffect(() => void list.current?.scrollIntoView({ block: 'nearest' }), [isAbove]);

  useEffect(() => {
    void list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);

  if (found.length === 0) {
    return (
      <List ref={list} as="div" $isAbove={isAbove}>
        <None>{noneFound}</None>
      </List>
    );
  }
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      $isAbove={isAbove}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + 2 * clientHeight > scrollHeight) setReached((now) => Math.min(now + STEP, found.length));
      }}
    >
      {found.slice(0, rendered).map((option, place) => (
        <Option
          key={option.value}
          id={optionId(place)}
          role="option"
          aria-selected={option.value === chosen}
          aria-setsize={found.length}
          aria-posinset={place + 1}
          data-active={place === active || undefined}
          onClick={() => onChoose(option.value)}
        >
          <span>{option.label}</span>
          {option.detail && <Detail>{option.detail}</Detail>}
        </Option>
      ))}
    </List>
  );
}

const List = styled.ul<{ $isAbove: boolean }>`
  position: absolute;
  inset-inline: 0;
  ${({ $isAbove }) => ($isAbove ? 'bottom' : 'top')}: calc(100% + ${token.space.xxs});
  z-index: ${token.layer.menu};
  max-height: ${HEIGHT}rem;
  margin: 0;
  padding: ${token.space.xxs};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.floating};
  list-style: none;
`;

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space.sm};
  min-height: ${token.control.target};
  padding: ${token.space.xxs} ${token.space.sm};
  border-radius: ${token.radius.sm};
  cursor: pointer;
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-selected='true'] {
    font-weight: ${token.weight.semibold};
  }
  &[data-active] {
    background: ${token.color.waterSoft};
    color: ${token.color.waterInk};
  }
`;

const Detail = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.regular};
  [data-active] > & {
    color: inherit;
  }
`;

const None = styled.p`
  padding: ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
