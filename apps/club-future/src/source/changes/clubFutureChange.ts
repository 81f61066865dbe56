import { changesOf, type Answers } from '@platform/module-kit/screens';
import type { ClubFutureReads } from '../clubFutureSource';

/** What the pages have read. */
export type Known = Answers<ClubFutureReads>;

/** Declares a change of what a club plans. */
export const clubFutureChange = changesOf<ClubFutureReads>();
