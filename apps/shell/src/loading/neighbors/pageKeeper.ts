import type * as Tidying from './tidyPage';

let code: Promise<typeof Tidying | undefined> | undefined;
let keeper: Promise<typeof Tidying | undefined> | undefined;

/**
 * Fetches what restores the page. The shell starts this fetch as it boots: no page waits for it, the first module does.
 * Without that code every page works, and nothing is restored.
 */
export const fetchKeeper = () => (code ??= import('./tidyPage').catch(() => undefined));

/**
 * Records once what modules share of the page. Call it after single-spa has started: single-spa replaces
 * `addEventListener` and the history's functions, and a record made before that would take those for a module's changes.
 */
export const keepPage = () =>
  (keeper ??= fetchKeeper().then((tidying) => {
    tidying?.watchPage();
    return tidying;
  }));

/** Restores what a module changed and left behind. */
export function tidyPage(): void {
  void keeper?.then((tidying) => tidying?.tidyPage());
}
