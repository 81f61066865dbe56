import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page reacts to people. False in composed markup before hydration: controls that would not work yet, such
 * as a submit button, are disabled.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
