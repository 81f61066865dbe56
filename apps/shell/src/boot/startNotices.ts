import type { Page } from '../document/readPage';
import { prepareModule } from '../loading/code/prepareModule';
import { trustScriptsOf } from '../loading/code/scriptPolicy';
import { followDepartures } from '../person/followDepartures';

/** Loads the notices last, as a separate chunk: the page is complete without them. */
export async function startNotices(page: Page): Promise<void> {
  try {
    const { mountNotices } = await import(/* webpackChunkName: "notices" */ '../chrome/notices/mountNotices');
    mountNotices(page, { followDepartures, prepareModule, trustScriptsOf });
  } catch (error) {
    console.error('The notices of the page could not be loaded', error);
  }
}
