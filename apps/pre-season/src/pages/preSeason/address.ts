import { oneOf, text, useAddress } from '@platform/module-kit/screens';
import { itemFilters } from '../../rules/itemFilter';

export const tabIds = ['checklists', 'budget', 'priorities'] as const;
export type TabId = (typeof tabIds)[number];

const fields = {
  tab: oneOf(tabIds),
  /** Year of the season that is shown; empty for the current one. */
  season: text(),
  show: oneOf(itemFilters, { replaces: true }),
  search: text({ replaces: true }),
  /** The item whose drawer is open. */
  open: text(),
  /** The dialog that is open: the palette's actions lead here. */
  dialog: oneOf(['', 'item', 'list', 'templates', 'copy'], { name: 'new' }),
};

/** The part of the page that is open, in its address. */
export const usePreSeasonAddress = () => useAddress(fields);

export type PreSeasonAddress = ReturnType<typeof usePreSeasonAddress>['values'];
