import { changesOf, type Answers } from '@platform/module-kit/screens';
import type { ClubFutureReads } from '../clubFutureSource';

/** What the pages have read. */
export type Known = Answers<ClubFutureReads>;

/** Declares a change to the rows of ClubFuture. */
export const clubFutureChange = changesOf<ClubFutureReads>();
