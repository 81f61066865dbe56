import type * as Tidying from './tidyPage';

let code: Promise<typeof Tidying | undefined> | undefined;
let keeper: Promise<typeof Tidying | undefined> | undefined;

/**
 * Fetches the code that restores the page. The shell starts this fetch at boot. The first module waits for it; no page
 * does. Without the code every page works, but nothing is restored.
 */
export const fetchKeeper = () =>
  (code ??= import(/* webpackChunkName: "notices" */ './tidyPage').catch(() => undefined));

/**
 * Records once what modules share on the page. Call it after single-spa has started: single-spa replaces
 * `addEventListener` and the history's functions, and an earlier record would count those as a module's changes.
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
