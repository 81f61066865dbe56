import { dayAt, dayInWords } from '@platform/module-kit/screens';
import { Avatar, Badge, Checkbox, media, token, VisuallyHidden } from '@platform/ui';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { isOverdue } from '../../rules/progress';
import type { ChecklistItem } from '../../source/rows/checklist';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from '../preSeason/address';
import { useSeason } from '../preSeason/SeasonContext';
import { ItemMenu } from './ItemMenu';
import { PriorityBadge } from './PriorityBadge';
import { useMayTick, useTick } from './useTick';

interface ItemRowProps {
  item: ChecklistItem;
  /** Its index in the list, and the list's last index. */
  place: number;
  last: number;
  /** Moves it to another index; undefined if the order cannot change. */
  onMove?: (to: number) => void;
  /** Called before it is checked off or reopened. */
  onTick?: (item: ChecklistItem) => void;
  drag?: RowDrag;
}

/** A pointer that moves items of the list. */
export interface RowDrag {
  /** Whether this row is being dragged. */
  isDragged: boolean;
  /** Where the dragged item would land relative to this row. */
  mark: 'above' | 'below' | undefined;
  onStart(): void;
  onOver(): void;
  onDrop(): void;
  onEnd(): void;
}

/** One item, to check off, open or move. */
export function ItemRow({ item, place, last, onMove, onTick, drag }: ItemRowProps) {
  const { change } = usePreSeasonAddress();
  const { people, mayEdit, today } = useSeason();
  const { timeZone } = usePreSeasonSource();
  const tick = useTick();
  const mayTick = useMayTick();
  const title = useRef<HTMLButtonElement>(null);
  const movedByKey = useRef(false);
  const owner = people.find((person) => person.owner === item.owner);
  const overdue = isOverdue(item, today);

  // Moving a row removes it from the page and inserts it again, which loses the focus.
  useEffect(() => {
    if (movedByKey.current) title.current?.focus();
    movedByKey.current = false;
  }, [place]);

  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    movedByKey.current = true;
    onMove?.(event.key === 'ArrowUp' ? place - 1 : place + 1);
  };

  return (
    <Row
      data-item={item.id}
      data-dragged={drag?.isDragged || undefined}
      data-mark={drag?.mark}
      data-done={item.completed || undefined}
      data-overdue={overdue || undefined}
      onDragOver={(event) => {
        if (!drag) return;
        event.preventDefault();
        drag.onOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        drag?.onDrop();
      }}
    >
      {drag && (
        <Grip
          draggable
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            drag.onStart();
          }}
          onDragEnd={drag.onEnd}
        >
          <GripVertical size={16} />
        </Grip>
      )}
      <Tick>
        <Checkbox
          label={<VisuallyHidden>{item.item}</VisuallyHidden>}
          checked={item.completed}
          disabled={!mayTick(item)}
          onChange={() => {
            onTick?.(item);
            tick(item);
          }}
        />
      </Tick>
      <Open
        ref={title}
        type="button"
        aria-keyshortcuts={onMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onClick={() => change({ open: item.id })}
        onKeyDown={onMove && moveByKey}
      >
        <Words>{item.item}</Words>
        <Facts>
          {!item.completed && <PriorityBadge priority={item.priority} />}
          {item.dueOn && !item.completed && (
            <Due>
              {overdue ? 'Overdue since' : 'Due'} {dayInWords(item.dueOn, today)}
            </Due>
          )}
          {item.completedAt && <Due>Done {dayInWords(dayAt(item.completedAt, timeZone), today)}</Due>}
          {item.lessonId && <Badge tone="court">Lesson</Badge>}
          {owner && !item.completed && (
            <Owner>
              <Avatar name={owner.name} size="sm" />
              {owner.name}
            </Owner>
          )}
        </Facts>
      </Open>
      {mayEdit && <ItemMenu item={item} place={place} last={last} onMove={onMove} />}
    </Row>
  );
}

const Grip = styled.span`
  position: absolute;
  inset-block: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 1.25rem;
  color: ${token.color.inkFaint};
  cursor: grab;
  opacity: 0;
  transition: opacity ${token.motion.quick};
  @media (pointer: coarse) {
    display: none;
  }
`;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  padding-inline: ${token.space.md} ${token.space.xs};
  border-top: 1px solid ${token.color.line};
  &[data-overdue] {
    border-inline-start: 3px solid ${token.color.danger};
    padding-inline-start: calc(${token.space.md} - 3px);
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &:hover ${Grip} {
    opacity: 1;
  }
  &[data-dragged] {
    background: ${token.color.waterSoft};
  }
  &[data-mark='above'] {
    box-shadow: inset 0 3px ${token.color.water};
  }
  &[data-mark='below'] {
    box-shadow: inset 0 -3px ${token.color.water};
  }
`;

const Tick = styled.div`
  padding-top: ${token.space.xxs};
`;

const Open = styled.button`
  display: grid;
  flex: 1;
  gap: ${token.space.xxs};
  min-width: 0;
  min-height: ${token.control.target};
  padding: ${token.space.sm} ${token.space.xs} ${token.space.sm} 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  [data-done] & {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space.sm};
  }
`;

const Words = styled.span`
  min-width: 0;
  font-weight: ${token.weight.medium};
  line-height: 1.4;
  overflow-wrap: anywhere;
  [data-done] & {
    color: ${token.color.inkMuted};
    font-weight: ${token.weight.regular};
    text-decoration: line-through;
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xxs} ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Due = styled.span`
  font-variant-numeric: tabular-nums;
  [data-overdue] & {
    color: ${token.color.danger};
    font-weight: ${token.weight.semibold};
  }
`;

const Owner = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  @media ${media.mobile} {
    > :first-child {
      display: none;
    }
  }
`;
