import { useModulesRetry } from '@platform/module-kit';
import { counted, ModulesFailed } from '@platform/module-kit/screens';
import { Alert, SearchField, token } from '@platform/ui';
import { useId, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FeaturesFailed } from './FeaturesFailed';
import type { PaletteItem } from './items/paletteItem';
import { PaletteKeys } from './PaletteKeys';
import { optionId, PaletteList } from './PaletteList';
import { useMarkedOption } from './useMarkedOption';
import { usePaletteResults } from './usePaletteResults';

interface PaletteSearchProps {
  query: string;
  onQuery: (query: string) => void;
  /** Called when the field has the focus, so that keys reach it. */
  onReady: () => void;
  /** Ids of the recently chosen items. */
  recent: readonly string[];
  onSignOut: () => void;
  onClose: () => void;
  onChoose: (item: PaletteItem) => void;
}

/**
 * A combobox with a list (WAI-ARIA Authoring Practices 1.2): the focus stays in the field, the arrow keys move through
 * the list, Enter chooses.
 */
export function PaletteSearch({ query, onQuery, onReady, recent, onSignOut, onClose, onChoose }: PaletteSearchProps) {
  const listId = useId();
  const retryModules = useModulesRetry();
  const { groups, isSearching, slow, failed } = usePaletteResults(query, recent, onSignOut);
  const options = groups.flatMap((group) => group.items);
  const { marked, mark, onKeyDown } = useMarkedOption(options, onChoose);

  // Handles Escape before the field does: the field would only clear its text, but the key hints say that Escape closes
  // the palette.
  const onKeyDownFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <Search onKeyDownCapture={onKeyDownFirst} onKeyDown={onKeyDown} onFocus={onReady}>
      <SearchField
        label="Search pages, people and actions"
        value={query}
        onChange={(next) => {
          onQuery(next);
          mark(undefined);
        }}
        found={counted(options.length, 'result')}
        autoFocus
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked && optionId(listId, marked)}
      />
      <Results>
        <PaletteList id={listId} groups={groups} marked={marked} onMark={mark} onChoose={onChoose} />
        {options.length === 0 && !isSearching && (
          <Nothing>Nothing found. Try the name of a page, of a person, or what you want to do.</Nothing>
        )}
      </Results>
      {retryModules && <ModulesFailed onRetry={retryModules} />}
      <FeaturesFailed />
      {slow.length > 0 && <Slow role="status">Still searching {slow.join(', ')}.</Slow>}
      {failed.map(({ title, message, retry }) => (
        <Alert key={title} tone="warning" title={`${title} could not be searched`} onRetry={retry}>
          {message}
        </Alert>
      ))}
      <PaletteKeys />
    </Search>
  );
}

const Search = styled.div`
  display: grid;
  gap: ${token.space.sm};
`;

/** Replaces the empty list when there are no results. */
const Results = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

const Slow = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Nothing = styled.p`
  padding: ${token.space.lg} ${token.space.sm};
  color: ${token.color.inkMuted};
  text-align: center;
`;
