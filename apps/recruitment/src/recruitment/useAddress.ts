import { useSearchParams } from '@platform/module-kit';
import { useCallback } from 'react';

/** Everything that stands in the address of the page; what is empty, or as it is at first, is left out. */
export type AddressField = 'tab' | 'view' | 'status' | 'search' | 'position' | 'season' | 'open' | 'new';

/** What the address says, and a way to change some of it: a link, a reload and Back keep what was chosen. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const read = (field: AddressField) => params.get(field) ?? '';
  const write = useCallback(
    (change: Partial<Record<AddressField, string>>, { replace = true } = {}) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [field, value] of Object.entries(change)) {
            if (value) next.set(field, value);
            else next.delete(field);
          }
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  /** The address with one of its fields changed, for a link. */
  const linkTo = (field: AddressField, value: string) => {
    const next = new URLSearchParams(params);
    next.set(field, value);
    return `?${next.toString()}`;
  };
  return { read, write, linkTo };
}
