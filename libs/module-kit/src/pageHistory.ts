import { createPath, parsePath, type Location, type NavigationType, type To } from 'react-router-dom';

/** Where a person is, and how they got there. */
export interface PageHistory {
  readonly location: Location;
  readonly action: `${NavigationType}`;
  subscribe(listener: () => void): () => void;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
  createHref(to: To): string;
  encodeLocation(to: To): { pathname: string; search: string; hash: string };
}

const listeners = new Set<() => void>();
let location: Location = readWindow();
let action: `${NavigationType}` = 'POP';

/**
 * The one history of the page. react-router's own routers each keep a private listener and would not hear each
 * other's navigations; this one has a single popstate handler and as many listeners as there are React roots.
 */
export const pageHistory: PageHistory = {
  get location() {
    return location;
  },
  get action() {
    return action;
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  push: (to, state = null) => write('pushState', to, state),
  replace: (to, state = null) => write('replaceState', to, state),
  go: (delta) => window.history.go(delta),
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  encodeLocation: (to) => ({ pathname: '', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }),
};

function readWindow(): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as { usr?: unknown; key?: string } | null;
  const key = entry?.key ?? newKey();
  // The first entry of a document, and the browser's own entry for a fragment, come without a key. The prototype's
  // method, because single-spa replaces the object's and would take this for a navigation.
  if (!entry?.key) History.prototype.replaceState.call(window.history, { ...entry, key }, '');
  return { pathname, search, hash, state: entry?.usr ?? null, key } as Location;
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}

function write(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
  const target = typeof to === 'string' ? parsePath(to) : to;
  const href = createPath({ pathname: location.pathname, search: '', hash: '', ...target });
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) throw new Error(`${href} leads to another site`);
  const key = newKey();
  // Ours first: single-spa patches pushState and reroutes before it returns.
  location = { pathname: url.pathname, search: url.search, hash: url.hash, state, key } as Location;
  action = method === 'pushState' ? 'PUSH' : 'REPLACE';
  window.history[method]({ usr: state, key }, '', href);
  notify();
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

// EventTarget's own method: single-spa replaces window.addEventListener and would hold this listener back.
EventTarget.prototype.addEventListener.call(window, 'popstate', (event) => {
  // single-spa fires an artificial popstate after every pushState of ours; we have already told everyone.
  if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa) return;
  location = readWindow();
  action = 'POP';
  notify();
});
