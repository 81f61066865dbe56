import { ActionsMenu, ConfirmDialog, Muted } from '@platform/module-kit/screens';
import { Card, Inline, MenuItem, Progress, Stack, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DayList } from '../../source/rows/dayList';
import { useOperationsSource } from '../../source/useOperationsSource';
import { DayItemRow } from './DayItemRow';

/** One checklist of today with its items. */
export function DayListCard({ list }: { list: DayList }) {
  const source = useOperationsSource();
  const [isRemoving, setRemoving] = useState(false);
  const done = list.items.filter(({ completed }) => completed).length;
  return (
    <Card as="section" aria-label={list.title}>
      <Stack $gap="sm">
        <Inline $justify="between">
          <Title>{list.title}</Title>
          <Inline $gap="xs">
            <Muted>
              {done} of {list.items.length} done
            </Muted>
            {source.canManage && (
              <ActionsMenu of={list.title}>
                <MenuItem tone="destructive" onSelect={() => setRemoving(true)}>
                  Delete today's list
                </MenuItem>
              </ActionsMenu>
            )}
          </Inline>
        </Inline>
        <Progress
          label={list.title}
          value={done}
          max={Math.max(1, list.items.length)}
          valueText={`${done} of ${list.items.length} done`}
        />
        <Items role="list">
          {list.items.map((item) => (
            <li key={item.id}>
              <DayItemRow item={item} />
            </li>
          ))}
        </Items>
      </Stack>
      {isRemoving && (
        <ConfirmDialog
          title={`Delete today's ${list.title}?`}
          description="What was checked off today goes with it. The list can be begun again. This cannot be undone."
          action="Delete list"
          change={() => source.deleteList(list.id)}
          onClose={() => setRemoving(false)}
          onDone={() => {
            toast({ title: `Today's ${list.title} deleted`, tone: 'success' });
            setRemoving(false);
          }}
        />
      )}
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${token.size.md};
`;

const Items = styled.ul`
  display: grid;
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;
