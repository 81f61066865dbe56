import { Grid, Stack, token } from '@platform/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { progressOf } from '../../rules/progress';
import type { Checklist, ChecklistItem } from '../../source/rows/checklist';
import { useSeason } from '../preSeason/SeasonContext';
import { ListCard } from './ListCard';

interface ListSectionProps {
  title: string;
  /** Each list with its visible items. A list is hidden if the search finds nothing in it. */
  lists: readonly { list: Checklist; items: readonly ChecklistItem[]; isHidden: boolean }[];
  isNarrowed: boolean;
}

/** The lists of one kind, under their heading. */
export function ListSection({ title, lists, isNarrowed }: ListSectionProps) {
  const id = useId();
  const { today } = useSeason();
  const inSight = lists.filter(({ isHidden }) => !isHidden);
  const { done, total } = progressOf(
    inSight.flatMap(({ list }) => list.items),
    today,
  );
  return (
    <Stack as="section" $gap="sm" aria-labelledby={id} hidden={inSight.length === 0}>
      <Heading>
        <h2 id={id}>{title}</h2>
        <span>
          {done} of {total} done
        </span>
      </Heading>
      <Lists $min="27rem" $gap="md" $stretch={inSight.length === 1}>
        {lists.map(({ list, items, isHidden }) => (
          <ListCard key={list.id} list={list} shown={items} isNarrowed={isNarrowed} isHidden={isHidden} />
        ))}
      </Lists>
    </Stack>
  );
}

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
  h2 {
    color: ${token.color.ink};
    font-size: ${token.size.md};
  }
`;

/* A short list does not stretch to its neighbor's height. */
const Lists = styled(Grid)`
  align-items: start;
`;
