import { queryClient } from '@platform/module-kit';
import type { Answer, Given, ReadName } from '../answers/answers';
import { hasWorker } from '@platform/module-kit';
import { withShownChanges } from '../shownChanges/shownChanges';
import type { PageSource } from './clubSource';
import type { ReadCall, StartReads } from './firstReads';

/**
 * How the reads of a module's source reach the cache.
 * @param module the first part of the key of each cached answer
 */
export function sourceQueries<Source extends PageSource>(module: string) {
  /** Where the cache keeps an answer of a source. */
  const keyOf = (source: PageSource, ...name: readonly unknown[]) => [module, source.key, ...name];

  /** What the query library needs to read through a source, on a page and before it. */
  const queryOf = <Data>(source: Source, name: readonly unknown[], read: (source: Source) => Promise<Data>) => ({
    queryKey: keyOf(source, ...name),
    queryFn: withShownChanges(() => read(source)),
    networkMode: hasWorker() ? ('offlineFirst' as const) : ('online' as const),
  });

  const askRead = <Name extends ReadName<Source>>(source: Source, name: Name, given: Given<Source, Name>) => {
    type Read = (...all: Given<Source, Name>) => Promise<Answer<Source, Name>>;
    return (source[name] as Read)(...given);
  };

  /**
   * Declares what the first screen of a route reads, so that the reads start with the code of the module
   * (`firstReads` of `clubPages` and `clubRoutes`).
   * @param callsOf names the reads for a source and the query of the address
   */
  const declareReads =
    (callsOf: (source: Source, search: URLSearchParams) => readonly ReadCall<Source>[]): StartReads<Source> =>
    (source, search) => {
      const queries = callsOf(source, search).map(([name, ...given]) =>
        queryOf(source, [name, ...given], () => askRead(source, name, given as Given<Source, typeof name>)),
      );
      for (const query of queries) void queryClient.prefetchQuery(query);
      return {
        forget: () => {
          for (const { queryKey } of queries) void queryClient.resetQueries({ queryKey, exact: true });
        },
      };
    };

  return { keyOf, queryOf, askRead, declareReads };
}
