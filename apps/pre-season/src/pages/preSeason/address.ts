import { useSearchParams } from '@platform/module-kit';
import { itemFilters, type ItemFilter } from '../../rules/itemFilter';

export const tabIds = ['checklists', 'budget', 'priorities'] as const;
export type TabId = (typeof tabIds)[number];

const dialogs = ['item', 'list', 'templates', 'copy'] as const;
export type DialogId = (typeof dialogs)[number];

/** What of the page is open. It stands in the address, so that a link, a reload and Back show the same. */
export interface Address {
  tab: TabId;
  /** Year of the season that is shown; empty for the current one. */
  season: string;
  show: ItemFilter;
  search: string;
  /** The item whose drawer is open. */
  open: string;
  /** The dialog that is open: the palette's actions lead here. */
  dialog: DialogId | '';
}

/** Reads an address; what is none of ours is passed over. */
export function addressIn(query: URLSearchParams): Address {
  return {
    tab: tabIds.find((id) => id === query.get('tab')) ?? 'checklists',
    season: query.get('season') ?? '',
    show: itemFilters.find((filter) => filter === query.get('show')) ?? 'all',
    search: query.get('search') ?? '',
    open: query.get('open') ?? '',
    dialog: dialogs.find((id) => id === query.get('new')) ?? '',
  };
}

/** The query with some of the address changed. */
export function queryWith(query: URLSearchParams, change: Partial<Address>): URLSearchParams {
  const { tab, season, show, search, open, dialog } = { ...addressIn(query), ...change };
  const next = new URLSearchParams(query);
  const values = {
    tab: tab === 'checklists' ? '' : tab,
    season,
    show: show === 'all' ? '' : show,
    search,
    open,
    new: dialog,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The address of the page, and what changes it. Opening something can be taken back with Back; narrowing cannot. */
export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    addressIn(query),
    (change) =>
      setQuery((now) => queryWith(now, change), { replace: change.search !== undefined || change.show !== undefined }),
  ];
}

/** Where a link on the page leads that changes some of its address. */
export function useLinkTo(): (change: Partial<Address>) => string {
  const [query] = useSearchParams();
  return (change) => `?${queryWith(query, change).toString()}`;
}
