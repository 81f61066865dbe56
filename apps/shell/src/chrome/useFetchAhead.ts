import { useEffect } from 'react';
import { whenIdle } from '../document/whenIdle';

/**
 * Fetches code in idle time, so that what is pressed later opens without a network, too. What does not arrive is left to
 * the press, which fetches it again.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}
