import { MOBILE_BREAKPOINT } from '@platform/ui';
import { useSyncExternalStore } from 'react';

const phone = `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`;

/** Whether the page is as narrow as a phone (as specified: below 768 px). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
