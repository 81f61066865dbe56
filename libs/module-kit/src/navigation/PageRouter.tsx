import { useCallback, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Location, type NavigationType } from 'react-router-dom';
import { locationAt, pageHistory } from './pageHistory';

interface PageRouterProps {
  /** Which paths belong to this root; without it, all of them do. */
  owns?: (pathname: string) => boolean;
  /** The path to render without a browser, or the path of a prerendered page, which the person may already have left. */
  at?: string | Location;
  children: ReactNode;
}

/**
 * react-router over the page's one history. A root that owns only some paths keeps its own last location while the
 * page leaves it, so that it never renders the address of another module.
 */
export function PageRouter({ owns, at, children }: PageRouterProps) {
  const [start] = useState(() => (typeof at === 'string' ? locationAt(at) : (at ?? pageHistory.location)));
  const lastOwn = useRef(start);
  const readLocation = useCallback(() => {
    if (!owns || owns(pageHistory.location.pathname)) lastOwn.current = pageHistory.location;
    return lastOwn.current;
  }, [owns]);
  const [renderedAt] = useState(() => composedLocation(start));
  const location = useSyncExternalStore(pageHistory.subscribe, readLocation, () => renderedAt);
  return (
    <Router location={location} navigationType={pageHistory.action as NavigationType} navigator={pageHistory}>
      {children}
    </Router>
  );
}

/** Where a composed page was prerendered: only its path, because the query and the hash were not known then. */
function composedLocation(location: Location): Location {
  return location.search || location.hash ? { ...location, search: '', hash: '' } : location;
}
