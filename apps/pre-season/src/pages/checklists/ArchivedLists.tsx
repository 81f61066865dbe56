import { counted } from '@platform/module-kit/screens';
import { Button, Inline, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Checklist } from '../../source/rows/checklist';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useSeason } from '../preSeason/SeasonContext';

/** Archived lists. They are not counted, and can be restored. */
export function ArchivedLists({ lists }: { lists: readonly Checklist[] }) {
  const source = usePreSeasonSource();
  const { mayEdit } = useSeason();
  const restoring = usePreSeasonChange((list: Checklist) => source.archiveList(list, false), {
    failed: 'The list was not brought back',
  });
  if (lists.length === 0) return null;
  return (
    <details>
      <Summary>{counted(lists.length, 'archived list')}</Summary>
      {lists.map((list) => (
        <Inline key={list.id} $justify="between">
          <span>{list.title}</span>
          {mayEdit && (
            <Button variant="secondary" size="sm" onClick={() => restoring.mutate(list)}>
              Bring back {list.title}
            </Button>
          )}
        </Inline>
      ))}
    </details>
  );
}

const Summary = styled.summary`
  min-height: ${token.control.target};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  line-height: ${token.control.target};
  cursor: pointer;
`;
