import type { StartedReads } from '@platform/module-kit';
import type { Given, ReadName } from '../answers/answers';

/** A read of a source and what it is asked with, such as `['listShifts', '2026-05-03']`. */
export type ReadCall<Source> = {
  [Name in ReadName<Source>]: readonly [name: Name, ...given: Given<Source, Name>];
}[ReadName<Source>];

/**
 * Starts what the first screen of a route reads. `declareReads` of `createSource` makes it.
 * @param search the query of the page's address
 */
export type StartReads<Source> = (source: Source, search: URLSearchParams) => StartedReads;
