/** The parts of the page that all modules share, at one moment. */
export interface SharedPage {
  globals: string[];
  /** Children of the body, where overlays are. */
  bodyElements: number;
  /** Stored texts and databases, such as `local storage training-view`. */
  kept: string[];
  title: string;
  path: string;
  historyLength: number;
  /** Built-in functions that were replaced since the page started. */
  replaced: string[];
  /** Violations of the page's policy, such as `style-src-elem inline`. */
  blocked: string[];
  /** Whether code of a module has asked the local storage for the session. */
  readSession: boolean;
}

interface Ledger {
  blocked: string[];
  readSession: boolean;
  builtIns?: Map<string, unknown>;
}

/** Runs before the page's first script. @param sessionKey the session's key in the browser's storage */
export function keepLedger(sessionKey: string): void {
  const ledger: Ledger = { blocked: [], readSession: false };
  Object.defineProperty(window, Symbol.for('ledger'), { value: ledger });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    ledger.blocked.push(`${effectiveDirective} ${blockedURI}`),
  );
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key: string) {
    const [, , caller = ''] = (new Error().stack ?? '').split('\n');
    if (key === sessionKey && /\/modules\/[^/]+\/[^/]+\//.test(caller)) ledger.readSession = true;
    return getItem.call(this, key);
  };
}

/** Runs in the page. */
export async function readSharedPage(): Promise<SharedPage> {
  const ledger = (window as unknown as Record<symbol, Ledger>)[Symbol.for('ledger')] as Ledger;
  const { fetch, XMLHttpRequest, addEventListener } = window;
  const present = new Map<string, unknown>([
    ['fetch', fetch],
    ['XMLHttpRequest', XMLHttpRequest],
    ['history.pushState', window.history.pushState],
    ['history.replaceState', window.history.replaceState],
    ['addEventListener', addEventListener],
    ['document.addEventListener', document.addEventListener],
  ]);
  const first = (ledger.builtIns ??= present);
  const databases = (await window.indexedDB.databases?.()) ?? [];
  return {
    globals: Object.getOwnPropertyNames(window),
    bodyElements: document.body.children.length,
    kept: [
      ...Object.keys(localStorage).map((key) => `local storage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session storage ${key}`),
      ...document.cookie
        .split('; ')
        .filter(Boolean)
        .map((cookie) => `cookie ${cookie.split('=')[0]}`),
      ...databases.map(({ name }) => `database ${name}`),
    ],
    title: document.title,
    path: window.location.pathname,
    historyLength: window.history.length,
    replaced: [...present].filter(([name, value]) => first.get(name) !== value).map(([name]) => name),
    blocked: ledger.blocked,
    readSession: ledger.readSession,
  };
}
