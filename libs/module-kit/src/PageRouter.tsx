import { useCallback, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Location, type NavigationType } from 'react-router-dom';
import { pageHistory } from './pageHistory';

interface PageRouterProps {
  /** Which paths belong to this root; without it, all of them do. */
  owns?: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * react-router over the page's one history. A root that owns only some paths keeps its own last location while the
 * page leaves it, so that it never renders somebody else's address on the way out.
 */
export function PageRouter({ owns, children }: PageRouterProps) {
  const lastOwn = useRef<Location>(pageHistory.location);
  const readLocation = useCallback(() => {
    if (!owns || owns(pageHistory.location.pathname)) lastOwn.current = pageHistory.location;
    return lastOwn.current;
  }, [owns]);
  const location = useSyncExternalStore(pageHistory.subscribe, readLocation, readLocation);
  return (
    <Router location={location} navigationType={pageHistory.action as NavigationType} navigator={pageHistory}>
      {children}
    </Router>
  );
}
