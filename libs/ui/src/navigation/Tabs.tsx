import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { useChosenAtOnce } from './useChosenAtOnce';
import { useMoreBeside } from './useMoreBeside';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** A number beside the label, such as open requests. */
  count?: number;
  /** Rendered while the tab is chosen. */
  panel: ReactNode;
  /** Once rendered, the panel stays behind the others with what was typed in it. */
  keep?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The chosen tab. Without it, the first is chosen and the component keeps its own choice. */
  value?: Id;
  onChange?: (id: Id) => void;
}

/** A few views of one thing, one at a time. The row scrolls sideways where it does not fit. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const base = useId();
  const [own, setOwn] = useState<Id | undefined>(tabs[0]?.id);
  const chosen = value ?? own;
  const [rendered, setRendered] = useState<readonly (Id | undefined)[]>([chosen]);
  if (!rendered.includes(chosen)) setRendered([...rendered, chosen]);
  const [shown, choose] = useChosenAtOnce(chosen, (id) => {
    setOwn(id);
    if (id !== undefined && id !== shown) onChange?.(id);
  });
  const row = useRef<HTMLDivElement>(null);
  useMoreBeside(row);

  // In a frame of its own: before, it would lay out the page in the middle of the click.
  useEffect(() => {
    const frame = requestAnimationFrame(() => row.current && bringIntoView(row.current));
    return () => cancelAnimationFrame(frame);
  }, [shown]);

  const moveByKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === shown);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`${base}-${tab.id}-tab`)?.focus();
  };

  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ id, label: text, count }) => (
          <Handle
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-selected={id === shown}
            aria-controls={id === chosen ? `${base}-${id}` : undefined}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => choose(id)}
          >
            {text}
            {count !== undefined && <Count>{count}</Count>}
          </Handle>
        ))}
      </Row>
      {tabs.map(({ id, panel, keep }) =>
        id === chosen || (keep && rendered.includes(id)) ? (
          <Panel
            key={id}
            role="tabpanel"
            id={`${base}-${id}`}
            aria-labelledby={`${base}-${id}-tab`}
            tabIndex={0}
            hidden={id !== chosen}
          >
            {panel}
          </Panel>
        ) : null,
      )}
    </div>
  );
}

/** Scrolls a row to its chosen tab. Only the row scrolls; scrollIntoView would move the page as well. */
function bringIntoView(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected="true"]');
  if (!(tab instanceof HTMLElement)) return;
  const { offsetLeft, offsetWidth } = tab;
  const { scrollLeft, clientWidth } = row;
  if (offsetLeft < scrollLeft) row.scrollLeft = offsetLeft;
  else if (offsetLeft + offsetWidth > scrollLeft + clientWidth) row.scrollLeft = offsetLeft + offsetWidth - clientWidth;
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: ${token.space.lg};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${token.color.line};
  &::-webkit-scrollbar {
    display: none;
  }
  &[data-more='start'] {
    mask-image: linear-gradient(to right, transparent, black 2.5rem);
  }
  &[data-more='end'] {
    mask-image: linear-gradient(to left, transparent, black 2.5rem);
  }
  &[data-more='both'] {
    mask-image: linear-gradient(to right, transparent, black 2.5rem calc(100% - 2.5rem), transparent);
  }
`;

const Handle = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  min-height: ${token.control.md};
  padding-inline: ${token.space.xxs};
  border: 0;
  border-radius: ${token.radius.sm} ${token.radius.sm} 0 0;
  background: transparent;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  transition: color ${token.motion.quick};
  &:hover {
    color: ${token.color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* Paper shows one panel, and which one it is. */
  @media print {
    &:not([aria-selected='true']) {
      display: none;
    }
  }
  &[aria-selected='true'] {
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token.color.water};
  }
  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`;

const Count = styled.span`
  min-width: 1.5rem;
  padding: 0.0625rem ${token.space.xs};
  border-radius: ${token.radius.full};
  background: ${token.color.neutralSoft};
  color: ${token.color.ink};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Panel = styled.div`
  padding-top: ${token.space.lg};
  border-radius: ${token.radius.sm};
`;
