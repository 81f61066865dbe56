import { closeFrontOverlay } from '@platform/ui';
import { createPath, parsePath, type Location, type NavigationType, type To } from 'react-router-dom';

/** Where a person is, and how they got there. */
export interface PageHistory {
  readonly location: Location;
  readonly action: `${NavigationType}`;
  subscribe(listener: () => void): () => void;
  /** Goes somewhere because a person wants to; a guard may ask them first. */
  push(to: To, state?: unknown): void;
  /** Replaces the address. Asks no one. */
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
  /** Leaves the page other than by a link, such as by signing out; a guard may ask first. */
  leave(leaving: () => void): void;
  createHref(to: To): string;
  encodeLocation(to: To): { pathname: string; search: string; hash: string };
  /**
   * Sets or removes the guard. It is asked before a link leads to another path of this site, before a step back or
   * forward, and before anything else that leaves the page.
   */
  guardLeaving(guard: LeavingGuard | undefined): void;
}

/** Stops a person who is about to leave. Call `leave` to go on. */
type LeavingGuard = (leave: () => void) => void;

const listeners = new Set<() => void>();
let step = 0;
let location: Location = typeof window === 'undefined' ? locationAt('/') : readWindow();
let action: `${NavigationType}` = 'POP';
let leavingGuard: LeavingGuard | undefined;
/** What waits while the browser undoes a step that was stopped. */
let afterUndo: (() => void)[] | undefined;
/** What a closing overlay would do to the history, while a step back asks it to close. */
let closing: { navigates: boolean } | undefined;
/** Whether the guard has already been asked about the next step. */
let mayPass = false;

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
  push(to, state = null) {
    if (isClosing()) return;
    const target = typeof to === 'string' ? parsePath(to) : to;
    const leaves = target.pathname !== undefined && target.pathname !== location.pathname;
    const go = () => write('pushState', to, state);
    if (leavingGuard && leaves) leavingGuard(go);
    else go();
  },
  replace: (to, state = null) => write('replaceState', to, state),
  go: (delta) => isClosing() || window.history.go(delta),
  leave: (leaving) => (leavingGuard ? leavingGuard(leaving) : leaving()),
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  encodeLocation: (to) => ({ pathname: '', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }),
  guardLeaving: (guard) => void (leavingGuard = guard),
};

/** A location before any navigation, used for prerendering. */
export function locationAt(pathname: string): Location {
  return { pathname, search: '', hash: '', state: null, key: 'default' } as Location;
}

/** Our state in a history entry. `step` counts the entries, which distinguishes back from forward. */
interface Entry {
  usr?: unknown;
  key?: string;
  step?: number;
}

function readWindow(): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Entry | null;
  const key = entry?.key ?? newKey();
  step = entry?.step ?? step + 1;
  // The first entry of a document, and the browser's own entry for a fragment, come without a key. Use the prototype's
  // method: single-spa replaces the object's and would treat this as a navigation.
  if (!entry?.key) History.prototype.replaceState.call(window.history, { ...entry, key, step }, '');
  return { pathname, search, hash, state: entry?.usr ?? null, key } as Location;
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}

function write(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
  if (isClosing()) return;
  if (afterUndo) {
    // The browser is still at the other entry, which this would overwrite.
    afterUndo.push(() => write(method, to, state));
    return;
  }
  const target = typeof to === 'string' ? parsePath(to) : to;
  const href = createPath({ pathname: location.pathname, search: '', hash: '', ...target });
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) throw new Error(`${href} leads to another site`);
  const key = newKey();
  const before = { location, action, step };
  // Ours first: single-spa patches pushState and reroutes before it returns.
  location = { pathname: url.pathname, search: url.search, hash: url.hash, state, key } as Location;
  action = method === 'pushState' ? 'PUSH' : 'REPLACE';
  if (method === 'pushState') step += 1;
  try {
    window.history[method]({ usr: state, key, step }, '', href);
  } catch (error) {
    if (method === 'pushState' || !isTooOften(error)) {
      ({ location, action, step } = before);
      throw error;
    }
    // The page goes on; its address follows with the next change that the browser accepts.
  }
  notify();
}

/** Safari and Firefox let a page change its address a hundred times or so in half a minute. */
function isTooOften(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

function followPopState(event: Event): void {
  // single-spa fires an artificial popstate after every pushState of ours; our listeners already know of the change.
  if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa) return;
  if (heldBack()) return;
  location = readWindow();
  action = 'POP';
  notify();
}

/** Back and forward have already happened when the event fires: undo them, and repeat them if the person leaves. */
function heldBack(): boolean {
  if (afterUndo) {
    const waiting = afterUndo;
    afterUndo = undefined;
    waiting.forEach((go) => go());
    return true;
  }
  const asked = mayPass;
  mayPass = false;
  const target = (window.history.state as Entry | null)?.step;
  if (asked || target === undefined || target === step) return false;
  const distance = target - step;
  if (distance === -1 && closesOverlay()) {
    undo(distance);
    return true;
  }
  // The query says what is open on a page, so a step back closes it together with its input.
  const leaves = window.location.pathname !== location.pathname || window.location.search !== location.search;
  if (!leavingGuard || !leaves) return false;
  undo(distance, () =>
    leavingGuard?.(() => {
      mayPass = true;
      window.history.go(distance);
    }),
  );
  return true;
}

function undo(distance: number, ...then: (() => void)[]): void {
  afterUndo = then;
  window.history.go(-distance);
}

/**
 * Whether a step back was meant for a dialog or drawer, which has closed or asks first (decision 148). One that closes by
 * changing the address closes by the step itself.
 */
function closesOverlay(): boolean {
  closing = { navigates: false };
  try {
    return closeFrontOverlay() && !closing.navigates;
  } finally {
    closing = undefined;
  }
}

/** Whether a step back is asking an overlay to close; then it remembers that closing changes the address. */
function isClosing(): boolean {
  if (closing) closing.navigates = true;
  return closing !== undefined;
}

// EventTarget's own method: single-spa replaces window.addEventListener and would hold this listener back.
if (typeof window !== 'undefined') EventTarget.prototype.addEventListener.call(window, 'popstate', followPopState);
