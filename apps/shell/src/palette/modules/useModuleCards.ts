import { iconOf } from '@platform/module-kit';
import { distinctById } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import type { PaletteCard, PaletteItem } from '../items/paletteItem';
import { useModuleAnswers } from './useModuleAnswers';

/** What a module found, by the schema of the slot `palette.cards` (offers.json). */
interface FoundCards {
  title: string;
  cards: readonly ({ id: string; label: string; detail: string; initials?: boolean } & PaletteCard)[];
}

/**
 * Rows of the club's modules that open as cards.
 * @param words what was typed; without words, the recently opened cards in `recent`
 * @param recent ids of the recently chosen items
 */
export function useModuleCards(words: string, recent: readonly string[]) {
  const { club, user } = useAuth();
  const ids = recent.flatMap((id) => /^card \S+ (.+)$/.exec(id)?.[1] ?? []);
  const sought = words ? { query: words } : ids.length > 0 ? { ids } : null;
  const { answered, ...rest } = useModuleAnswers<FoundCards>(
    'palette.cards',
    club && user && sought && { clubId: club.id, userId: user.id, ...sought },
  );
  const items = answered.flatMap(({ module, release, answer: { title, cards } }) =>
    distinctById(cards).map(({ id, label, detail, initials, ...card }): PaletteItem => ({
      id: `card ${module.id} ${id}`,
      group: title,
      label,
      detail,
      icon: release ? iconOf(release) : 'circle',
      initials,
      choice: { kind: 'card', card },
    })),
  );
  return { ...rest, items };
}
