import { MOBILE_BREAKPOINT } from '@platform/ui';
import { useSyncExternalStore } from 'react';

let query: MediaQueryList | undefined;

/** Whether the window is narrower than 768 px: a phone, or a window like one. */
export const phoneQuery = (): MediaQueryList =>
  (query ??= window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`));

const subscribe = (listener: () => void) => {
  phoneQuery().addEventListener('change', listener);
  return () => phoneQuery().removeEventListener('change', listener);
};

/** The same, for what is drawn otherwise on a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phoneQuery().matches);
