import { media } from '@platform/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is as narrow as a phone (specification 9.1: below 768 px). */
export const useIsPhone = (): boolean => useMedia(media.mobile);

/** Whether the page is too narrow for a wide table beside the sidebar, as on a phone or a tablet. */
export const useIsNarrow = (): boolean => useMedia(media.narrow);

/** Whether the page matches a media query, also as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
