import { useEffect } from 'react';
import { whenSettled } from '../document/whenSettled';

/**
 * Fetches code once the page has settled, so that a later press also works without a network. If the code does not arrive, the press
 * fetches it again.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenSettled(() => void load().catch(() => undefined)), [load]);
}
