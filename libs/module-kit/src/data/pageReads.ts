import { createStore } from '@platform/session';

/** The reads that are under way, for code that shows them or waits for them. */
interface PageReads {
  /** Whether a read is under way. */
  areUnderWay: boolean;
  /** Whether the first answer to a read takes long, on a slow network or during retries. */
  areLong: boolean;
}

/** The cache of data reports here (`followReads`). Its code comes with the first page that reads. */
export const pageReads = createStore<PageReads>({ areUnderWay: false, areLong: false });
