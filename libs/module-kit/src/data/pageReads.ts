import { createStore } from '@platform/session';

/** What a page reads at the moment, as far as others show it or wait for it. */
export interface PageReads {
  /** Whether a read is under way. */
  areUnderWay: boolean;
  /** Whether the first answer to a read takes long, on a slow network or during retries. */
  areLong: boolean;
}

/** The cache of data reports here (`followReads`). Its code comes with the first page that reads. */
export const pageReads = createStore<PageReads>({ areUnderWay: false, areLong: false });
