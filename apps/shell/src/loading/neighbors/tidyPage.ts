import { SESSION_STORAGE_KEY, sessionStore } from '@platform/session';

type Added = [target: EventTarget, type: string, listener: EventListenerOrEventListenerObject, options: unknown];

/** Attributes of the page that the shell and the design system change themselves. */
const OWN = /^(lang|data-theme|data-taken-over|data-member|data-visitor)$/;
/** A file of a module's release. */
const RELEASED = /\/modules\/[^/]+\/[^/]+\//;

const added: Added[] = [];
let restorers: (() => string | false)[] = [];

/**
 * Records what modules share on a page before the first of them runs: listeners, built-in functions, attributes and
 * style sheets. A listener belongs to a module if the code that adds it is in a file of a release. Call it after single-spa
 * has started: single-spa replaces `addEventListener` and the history's functions, and an earlier record would count those
 * as a module's changes.
 */
export function watchPage(): void {
  const roots = [document.documentElement, document.body];
  [window, document, ...roots].forEach(noteListeners);
  const sheets = [...document.adoptedStyleSheets];
  restorers = [
    () => {
      const now = document.adoptedStyleSheets;
      if (now.length === sheets.length && sheets.every((sheet, place) => now[place] === sheet)) return false;
      document.adoptedStyleSheets = sheets;
      return 'adopted style sheets';
    },
    ...roots.map(keepAttributes),
    ...(['fetch', 'XMLHttpRequest', 'addEventListener'] as const).map((name) => keep(window, name)),
    ...(['pushState', 'replaceState'] as const).map((name) => keep(window.history, name)),
    keep(document, 'addEventListener'),
    keepSession(),
  ];
}

/**
 * Restores what a module changed and did not restore before it left, and the person's session if the module deleted it.
 * Code on one page cannot be isolated, so this repairs mistakes, and `release check` names them.
 */
export function tidyPage(): void {
  const left = added.splice(0).filter(([, , , options]) => !isAborted(options));
  for (const [target, type, listener, options] of left) target.removeEventListener(type, listener, options as boolean);
  const traces = [...left.map(([, type]) => `listener ${type}`), ...restorers.map((restore) => restore())];
  const found = traces.filter(Boolean);
  if (found.length > 0) console.warn('A module left behind:', found.join(', '));
}

const isAborted = (options: unknown) => (options as AddEventListenerOptions | undefined)?.signal?.aborted === true;
const captures = (options: unknown) =>
  typeof options === 'object' ? Boolean((options as EventListenerOptions)?.capture) : Boolean(options);

function noteListeners(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    // The stack frame after this function is its caller. Chromium adds a line for the message first.
    const lines = (new Error().stack ?? '').split('\n');
    const caller = lines[lines[0]?.startsWith('Error') ? 2 : 1] ?? '';
    if (RELEASED.test(caller) && !(typeof options === 'object' && options?.once))
      added.push([target, type, listener, options]);
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
    const place = added.findIndex(
      (each) =>
        each[0] === target && each[1] === type && each[2] === listener && captures(each[3]) === captures(options),
    );
    if (place >= 0) added.splice(place, 1);
    removeEventListener.call(target, type, listener, options);
  };
}

function keep<Owner extends object, Name extends keyof Owner & string>(owner: Owner, name: Name): () => string | false {
  const first = owner[name];
  return () => {
    if (owner[name] === first) return false;
    owner[name] = first;
    return name;
  };
}

/** Follows the stored session until it ends, so that a module that clears the storage signs no one out. */
function keepSession(): () => string | false {
  let kept: string | null = null;
  const note = () => {
    kept = sessionStore.get().status === 'signed-out' ? null : (storedSession() ?? kept);
  };
  note();
  sessionStore.subscribe(note);
  return () => {
    if (kept === null || storedSession() !== null) return false;
    localStorage.setItem(SESSION_STORAGE_KEY, kept);
    return 'session';
  };
}

function storedSession(): string | null {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY);
  } catch {
    // A browser without storage has no session.
    return null;
  }
}

function keepAttributes(element: Element): () => string | false {
  const read = () =>
    new Map([...element.attributes].filter(({ name }) => !OWN.test(name)).map(({ name, value }) => [name, value]));
  const first = read();
  return () => {
    const now = read();
    const changed = [...new Set([...first.keys(), ...now.keys()])].filter((name) => first.get(name) !== now.get(name));
    for (const name of changed) {
      const value = first.get(name);
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    return changed.length > 0 && `${element.localName} ${changed.join(' ')}`;
  };
}
