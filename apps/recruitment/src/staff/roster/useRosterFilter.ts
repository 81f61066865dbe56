import { useSearchParams } from '@platform/module-kit';
import { useMemo } from 'react';
import { addressWith, filterIn, type RosterFilter } from '../rules/rosterFilter';

/** The filter in the address of the page, the same object as long as the address is, and what changes it. */
export function useRosterFilter(): [RosterFilter, (change: Partial<RosterFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  const query = address.toString();
  const filter = useMemo(() => filterIn(new URLSearchParams(query)), [query]);
  return [filter, (change) => setAddress((now) => addressWith(now, change), { replace: true })];
}
