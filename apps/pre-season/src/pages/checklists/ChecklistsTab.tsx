import { counted, downloadCsv, ExportButton, matchesWords, useTypedSearch } from '@platform/module-kit/screens';
import { Button, EmptyState, Icon, Inline, media, SearchField, SegmentedControl, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { checklistCsvLines } from '../../export/checklistCsvLines';
import { filterItems, type ItemFilter } from '../../rules/itemFilter';
import type { Checklist } from '../../source/rows/checklist';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from '../preSeason/address';
import { useSeason } from '../preSeason/SeasonContext';
import { ArchivedLists } from './ArchivedLists';
import { ListSection } from './ListSection';

const filters: readonly { value: ItemFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'To do' },
  { value: 'mine', label: 'Mine' },
  { value: 'overdue', label: 'Overdue' },
];

/** The season's lists with their items, the club's and the facility's, filtered by what the person looks for. */
export function ChecklistsTab({ lists }: { lists: readonly Checklist[] }) {
  const {
    values: { show, search },
    change,
  } = usePreSeasonAddress();
  const [typed, setTyped] = useTypedSearch(search, (words) => change({ search: words }));
  const { canExport } = usePreSeasonSource();
  const { people, season, today } = useSeason();
  const words = search.trim();
  const narrowing = { today, me: people.filter(({ isMe }) => isMe) };
  const isNarrowed = show !== 'all' || words !== '';
  const all = lists
    .filter(({ archived }) => !archived)
    .map((list) => {
      const items = filterItems(list.items, show, narrowing).filter(({ item, notes }) =>
        matchesWords(words, item, notes),
      );
      return { list, items, isHidden: isNarrowed && items.length === 0 };
    });
  const found = all.filter(({ isHidden }) => !isHidden);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Stack $gap="md">
      <Inline $justify="between">
        <SegmentedControl label="Show" options={filters} value={show} onChange={(value) => change({ show: value })} />
        <Tools>
          <SearchField
            label="Search items"
            value={typed}
            onChange={setTyped}
            found={words ? `${counted(count, 'item')} found` : undefined}
          />
          {canExport && (
            <ExportButton
              of="checklists"
              onExport={() => downloadCsv(`checklists-${season.year}.csv`, checklistCsvLines(found, people))}
              disabled={count === 0}
            />
          )}
        </Tools>
      </Inline>
      {/* A hidden list stays mounted, with the item that a person has started to type there. */}
      <Stack $gap="lg" hidden={found.length === 0}>
        <ListSection
          title="Club"
          lists={all.filter(({ list }) => list.kind === 'pre_season')}
          isNarrowed={isNarrowed}
        />
        <ListSection
          title="Facility preparation"
          lists={all.filter(({ list }) => list.kind === 'facility_preparation')}
          isNarrowed={isNarrowed}
        />
      </Stack>
      {found.length === 0 &&
        (isNarrowed ? (
          <NothingFound show={show} searched={words !== ''} onShowAll={() => change({ show: 'all', search: '' })} />
        ) : (
          <NoLists />
        ))}
      <ArchivedLists lists={lists.filter(({ archived }) => archived)} />
    </Stack>
  );
}

const Tools = styled.div`
  display: flex;
  flex: 0 1 28rem;
  align-items: center;
  gap: ${token.space.xs};
  min-width: 0;
  > :last-child:not(:first-child) {
    flex: none;
  }
  @media ${media.mobile} {
    flex-basis: 100%;
  }
`;

const nothing: Record<ItemFilter, [title: string, description: string]> = {
  all: ['No item found', 'No item or note has these words.'],
  open: ['Everything is done', 'There is nothing left to do on these lists.'],
  mine: ['Nothing of yours here', 'Items that a manager gives you appear here.'],
  overdue: ['Nothing is overdue', 'What is still to do has time.'],
};

function NothingFound({ show, searched, onShowAll }: { show: ItemFilter; searched: boolean; onShowAll: () => void }) {
  const [title, description] = nothing[searched ? 'all' : show];
  return (
    <EmptyState
      title={title}
      description={description}
      icon={<Icon name="calendar-check" size={24} />}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all items
        </Button>
      }
    />
  );
}

function NoLists() {
  const { change } = usePreSeasonAddress();
  const { mayEdit } = useSeason();
  return (
    <EmptyState
      title="No checklists yet"
      description="A checklist says what has to be done before opening day, who does it and by when. Start from a template or an empty list."
      icon={<Icon name="clipboard-list" size={24} />}
      action={mayEdit ? <Button onClick={() => change({ dialog: 'list' })}>Start a checklist</Button> : undefined}
    />
  );
}
