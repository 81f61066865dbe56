import { useEffect } from 'react';
import { whenIdle } from '../document/whenIdle';

/**
 * Fetches code in idle time, so that a later press also works without a network. If the code does not arrive, the press
 * fetches it again.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}
