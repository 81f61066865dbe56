import { Badge, Card, CardTitle, Progress, token, VisuallyHidden } from '@platform/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { groupItems } from '../../rules/itemGroups';
import { progressOf } from '../../rules/progress';
import type { Checklist, ChecklistItem } from '../../source/rows/checklist';
import { useSeason } from '../preSeason/SeasonContext';
import { DoneItems } from './DoneItems';
import { ItemGroup } from './ItemGroup';
import { ListMenu } from './ListMenu';
import { QuickAdd } from './QuickAdd';
import { useArrange } from './useArrange';
import { useFollowedItem } from './useFollowedItem';

interface ListCardProps {
  list: Checklist;
  /** The visible items. */
  shown: readonly ChecklistItem[];
  /** Some items are hidden, so the order cannot change. */
  isNarrowed: boolean;
  isHidden: boolean;
}

/**
 * One checklist with its progress and its items. An item that a person checks off here keeps its place until they leave
 * the page and come back.
 */
export function ListCard({ list, shown, isNarrowed, isHidden }: ListCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const follow = useFollowedItem(card);
  const { mayEdit, today } = useSeason();
  const { done, total, percent, overdue } = progressOf(list.items, today);
  const arrange = useArrange(list);
  const [said, setSaid] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { overdue: late, open, done: over } = groupItems(shown, { today, kept: ticked });
  const keep = ({ id: itemId }: ChecklistItem) => setTicked((now) => new Set(now).add(itemId));

  const moveAmong = (group: readonly ChecklistItem[]) => (item: ChecklistItem, to: number) => {
    const there = group[to];
    if (!there) return;
    arrange(item.id, list.items.indexOf(there));
    setSaid(`${item.item}: moved to place ${to + 1} of ${group.length}`);
  };
  const mayArrange = mayEdit && !isNarrowed;

  return (
    <Card ref={card} as="section" $padding="none" aria-labelledby={id} hidden={isHidden}>
      <Head>
        <TitleLine>
          <CardTitle as="h3" id={id}>
            {list.title}
          </CardTitle>
          <State>
            {overdue > 0 && <Badge tone="danger">{overdue} overdue</Badge>}
            <Count>
              {done} of {total}
            </Count>
            {mayEdit && <ListMenu list={list} />}
          </State>
        </TitleLine>
        <Progress
          label={`${list.title} progress`}
          value={percent ?? 0}
          valueText={`${done} of ${total} done`}
          tone={percent === 100 ? 'success' : 'water'}
        />
      </Head>
      <ItemGroup label="Overdue" items={late} onMove={mayArrange ? moveAmong(late) : undefined} onTick={keep} />
      <ItemGroup label="To do" items={open} onMove={mayArrange ? moveAmong(open) : undefined} onTick={keep} />
      {total === 0 && <Nothing>Nothing on this list yet.</Nothing>}
      {mayEdit && <QuickAdd list={list} isHidden={isNarrowed} />}
      <DoneItems items={over} isOpen={isNarrowed} onReopen={follow} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.xs};
  padding: ${token.space.md} ${token.space.md} ${token.space.sm};
`;

const TitleLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.sm};
  min-height: ${token.control.target};
  > h3 {
    min-width: 0;
    line-height: ${token.leading.heading};
  }
`;

const State = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space.xs};
`;

const Count = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Nothing = styled.p`
  padding: ${token.space.sm} ${token.space.md};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
