import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type Location, type NavigationType } from 'react-router-dom';
import { locationAt, pageHistory } from './pageHistory';
import { useIsHydrated } from './useIsHydrated';

interface PageRouterProps {
  /** Which paths belong to this root; without it, all of them do. */
  owns?: (pathname: string) => boolean;
  /** The path to render without a browser, or the path of a prerendered page, which the person may already have left. */
  at?: string | Location;
  children: ReactNode;
}

/**
 * react-router over the page's one history. A root that owns only some paths keeps its own last location while the
 * page leaves it, so that it never renders the address of another module. The location is state, so an address that changes
 * in a transition is rendered in it, and the page keeps answering meanwhile.
 */
export function PageRouter({ owns, at, children }: PageRouterProps) {
  const [start] = useState(() => (typeof at === 'string' ? locationAt(at) : (at ?? pageHistory.location)));
  const [renderedAt] = useState(() => composedLocation(start));
  const [location, setLocation] = useState(() => ownLocation(start, owns));
  useLayoutEffect(() => {
    const follow = () => setLocation((last) => ownLocation(last, owns));
    // The address may have changed since this rendered.
    follow();
    return pageHistory.subscribe(follow);
  }, [owns]);
  const isHydrated = useIsHydrated();
  return (
    <Router
      location={isHydrated ? location : renderedAt}
      navigationType={pageHistory.action as NavigationType}
      navigator={pageHistory}
    >
      {children}
    </Router>
  );
}

/** Where the page is, or the last own location of a root that does not own this one. */
const ownLocation = (last: Location, owns: PageRouterProps['owns']): Location =>
  !owns || owns(pageHistory.location.pathname) ? pageHistory.location : last;

/** Where a composed page was prerendered: only its path, because the query and the hash were not known then. */
function composedLocation(location: Location): Location {
  return location.search || location.hash ? { ...location, search: '', hash: '' } : location;
}
