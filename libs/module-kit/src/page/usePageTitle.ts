import { brand } from '@platform/contract';
import { useEffect } from 'react';

/**
 * Names the page after what it shows, where that says more than the route's own title.
 * @param title undefined while it is not known: the route's title stays
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
