import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page reacts to people. False in composed markup, before a script has taken it over: what would not work
 * there (sending a form) is drawn switched off.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
