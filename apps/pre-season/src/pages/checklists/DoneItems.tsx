import { token } from '@platform/ui';
import { styled } from 'styled-components';
import type { ChecklistItem } from '../../source/rows/checklist';
import { ItemGroup } from './ItemGroup';

interface DoneItemsProps {
  items: readonly ChecklistItem[];
  /** Open at first, for people who search. */
  isOpen: boolean;
  /** Called before an item is reopened. */
  onReopen: (item: ChecklistItem) => void;
}

/** The done items, folded below the open ones. */
export function DoneItems({ items, isOpen, onReopen }: DoneItemsProps) {
  if (items.length === 0) return null;
  return (
    <Fold open={isOpen}>
      <summary>{items.length} done</summary>
      <ItemGroup label="Done" items={items} onTick={onReopen} />
    </Fold>
  );
}

const Fold = styled.details`
  border-top: 1px solid ${token.color.line};
  summary {
    min-height: ${token.control.target};
    padding-inline: ${token.space.md};
    border-radius: 0 0 ${token.radius.lg} ${token.radius.lg};
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
    font-variant-numeric: tabular-nums;
    line-height: ${token.control.target};
    cursor: pointer;
    &:hover {
      color: ${token.color.ink};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;
