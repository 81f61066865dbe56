import type * as Tidying from './tidyPage';

let keeper: Promise<typeof Tidying | undefined> | undefined;

/**
 * Notes what modules share of the page, once. Fetched as the shell starts, beside what the first page needs: a page does not
 * wait for it, the first module does. Without that code a page works, and nothing is put back.
 */
export const keepPage = () =>
  (keeper ??= import('./tidyPage')
    .then((tidying) => {
      tidying.watchPage();
      return tidying;
    })
    .catch(() => undefined));

/** Puts back what the module that has just left did not. */
export function tidyPage(): void {
  void keeper?.then((tidying) => tidying?.tidyPage());
}
