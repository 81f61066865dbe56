import { useSearchParams } from '@platform/module-kit';
import type { Role } from '@platform/session';
import { roles } from '../../roles/roleWords';

/** What the list is narrowed to. It stands in the address, so that a page can be shared and Back returns to it. */
export interface PeopleFilter {
  search: string;
  clubId: string;
  role: Role | '';
  /** From 1. */
  page: number;
}

/** Reads the filter in an address; what is no filter is passed over. */
export function filterIn(address: URLSearchParams): PeopleFilter {
  const page = Number(address.get('page'));
  return {
    search: (address.get('search') ?? '').trim(),
    clubId: address.get('club') ?? '',
    role: roles.find((role) => role === address.get('role')) ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address with some of the filter changed. A list that is narrowed begins with its first page. */
export function addressWith(address: URLSearchParams, change: Partial<PeopleFilter>): URLSearchParams {
  const { search, clubId, role, page } = { ...filterIn(address), page: 1, ...change };
  const next = new URLSearchParams(address);
  const values = { search: search.trim(), club: clubId, role, page: page > 1 ? String(page) : '' };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The filter in the address of the page, and what changes it. */
export function usePeopleFilter(): [PeopleFilter, (change: Partial<PeopleFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  return [
    filterIn(address),
    (change) => setAddress((now) => addressWith(now, change), { replace: change.page === undefined }),
  ];
}
