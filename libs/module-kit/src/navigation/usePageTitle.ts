import { brand } from '@platform/contract';
import { useEffect } from 'react';

/**
 * Sets the page's title where it says more than the route's title.
 * @param title undefined while unknown: the route's title stays
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
