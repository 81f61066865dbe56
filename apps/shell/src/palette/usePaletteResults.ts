import { useManifest, useRights } from '@platform/module-kit';
import { devtoolsSwitch } from '../devtools/devtoolsSwitch';
import { useIsModuleTeam } from '../devtools/useIsModuleTeam';
import { chosenTheme } from '../theme/chosenTheme';
import { ownActions } from './items/ownActions';
import { platformItems } from './items/platformItems';
import { useModuleCards } from './modules/useModuleCards';
import { useModuleRows } from './modules/useModuleRows';
import { useSettled } from './modules/useSettled';
import { rankItems } from './ranking/rankItems';

/**
 * What the palette offers for the typed query: the pages and actions of the platform at once, and the rows of the
 * modules as they answer.
 * @param recent ids of the recently chosen items, the latest first
 */
export function usePaletteResults(query: string, recent: readonly string[], onSignOut: () => void) {
  const manifest = useManifest();
  const rights = useRights();
  const isModuleTeam = useIsModuleTeam();
  const words = useSettled(query.trim());
  const cards = useModuleCards(words, recent);
  const rows = useModuleRows(words);
  const items = [
    ...platformItems(manifest, rights),
    ...ownActions({
      theme: chosenTheme.get(),
      onTheme: chosenTheme.set,
      onSignOut,
      ...(isModuleTeam && { onDevtools: devtoolsSwitch.press }),
    }),
    ...cards.items,
  ];
  return {
    groups: [...rankItems(items, query, recent), ...rows.groups],
    /** Whether a module has yet to answer the words in the field. */
    isSearching: words !== query.trim() || cards.isSearching || rows.isSearching,
    slow: [...new Set([...cards.slow, ...rows.slow])],
    // A recently opened card that does not return is not a failed search.
    failed: words === '' ? [] : [...rows.failed, ...cards.failed],
  };
}
