import { iconOf } from '@platform/module-kit';
import { distinctById } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import type { PaletteItem } from '../items/paletteItem';
import type { PaletteGroup } from '../ranking/rankItems';
import { useModuleAnswers } from './useModuleAnswers';

/** Shorter words match too much. */
const FEWEST_LETTERS = 2;

/** A row that a module found, by the schema of the slot `palette.search` (offers.json). */
interface FoundRow {
  id: string;
  label: string;
  detail?: string;
  to: string;
}

/**
 * Rows of the club's modules that match a query, under the titles of their modules.
 * @param words what was typed; people without a club find nothing
 */
export function useModuleRows(words: string) {
  const { club } = useAuth();
  const isAsked = club !== null && words.length >= FEWEST_LETTERS;
  const { answered, ...rest } = useModuleAnswers<readonly FoundRow[]>(
    'palette.search',
    isAsked ? { clubId: club.id, query: words } : null,
  );
  const groups = answered.flatMap(({ module, release, answer }): PaletteGroup[] => {
    const items = distinctById(answer).map(({ id, label, detail = '', to }): PaletteItem => ({
      id: `row ${module.id} ${id}`,
      group: module.title,
      label,
      detail,
      icon: release ? iconOf(release) : 'circle',
      choice: { kind: 'open', to },
    }));
    return items.length > 0 ? [{ heading: module.title, items }] : [];
  });
  return { ...rest, groups };
}
