import { useLocation } from '@platform/module-kit';
import { useCallback } from 'react';

/** The address that opens somebody beside the list as it is; the same function as long as the page's address is. */
export function usePersonAddress(): (id: string) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (id) => {
      const address = new URLSearchParams(search);
      address.set('open', id);
      return `${pathname}?${address}`;
    },
    [pathname, search],
  );
}
