import { queryClient, useQuery } from '@platform/module-kit';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Answer, Given, ReadName } from '../answers/answers';
import { hasWorker } from '../outbox/hasWorker';
import { withShownChanges } from '../shownChanges/shownChanges';
import type { PageSource } from './clubSource';
import type { ReadCall, StartReads } from './firstReads';
import { Shown, useChangeOf, useRereadOf, type ChangeOptions, type ShownSource } from './shownSource';

export interface SourceProviderProps<Source> {
  value: Source;
  children: ReactNode;
}

type SourceOptions = Partial<Pick<ShownSource, 'unchanged'>>;

interface QueryOptions {
  /** False while it is not known whether there is anything to read. True by default. */
  enabled?: boolean;
  /**
   * Reads again every so many milliseconds while the page is in sight, and when a person comes back to it: for rows that
   * several people change at a time.
   */
  every?: number;
  /** Shows the previous answer until the next one arrives, such as the previous page of a list. */
  keepsPrevious?: boolean;
  /** Reads again whenever a part of the page opens that shows it: for what a person decides on. */
  isFresh?: boolean;
}

/**
 * The context and hooks of a module's source. Call it once, and name the hooks after the module.
 * @param module the first part of the key of each cached answer, such as `training`
 */
export function createSource<Source extends PageSource>(module: string, { unchanged = [] }: SourceOptions = {}) {
  const Context = createContext<Source | null>(null);

  /** Gives a source to the pages below it: to their own hooks, and to the parts of the kit. */
  function SourceProvider({ value, children }: SourceProviderProps<Source>) {
    const shown = useMemo(() => ({ module, unchanged, source: value }), [value]);
    return (
      <Shown value={shown}>
        <Context value={value}>{children}</Context>
      </Shown>
    );
  }

  /** The source of the page that is shown. Throws outside the provider. */
  function useSource(): Source {
    const source = useContext(Context);
    if (!source) throw new Error(`Pages of ${module} need a source`);
    return source;
  }

  /** Where the cache keeps an answer of the source that is shown. */
  const keyOf = (source: PageSource, ...name: readonly unknown[]) => [module, source.key, ...name];

  /** What the query library needs to read through a source, on a page and before it. */
  const queryOf = <Data,>(source: Source, name: readonly unknown[], read: (source: Source) => Promise<Data>) => ({
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

  /**
   * Reads through the source, with the changes that are shown before the server has them.
   * @param name distinguishes the answer from others of the module, such as `['participants', moduleId]`
   */
  function useSourceQuery<Data>(
    name: readonly unknown[],
    read: (source: Source) => Promise<Data>,
    { enabled = true, every, keepsPrevious, isFresh }: QueryOptions = {},
  ) {
    const source = useSource();
    return useQuery({
      ...queryOf(source, name, read),
      enabled,
      placeholderData: keepsPrevious ? previousAnswer : undefined,
      ...(isFresh && { staleTime: 0 }),
      // No one else changes the rows of a demo.
      ...(every !== undefined && !source.isDemo && { refetchInterval: every, refetchOnWindowFocus: 'always' as const }),
    });
  }

  /**
   * Asks a read of the source, with the changes that are shown before the server has them.
   * @param given what it is asked with, such as `[moduleId]`
   */
  function useSourceRead<Name extends ReadName<Source>>(
    name: Name,
    given: Given<Source, Name>,
    options?: QueryOptions,
  ) {
    return useSourceQuery([name, ...given], (source) => askRead(source, name, given), options);
  }

  const useShown = (): ShownSource => ({ module, unchanged, source: useSource() });

  /** Reads the rows on the page again, after a change. */
  const useReread = () => useRereadOf(useShown());

  /**
   * A change of the club's rows. What is shown is read again after it, also after a refusal: it may have been out of date.
   * @param change what is sent
   */
  const useSourceChange = <Input = void, Output = void>(
    change: (input: Input) => Promise<Output>,
    options?: ChangeOptions<Input, Output>,
  ) => useChangeOf(useShown(), change, options);

  return {
    SourceProvider,
    useSource,
    useSourceQuery,
    useSourceRead,
    useSourceChange,
    useReread,
    declareReads,
    keyOf,
  };
}

const previousAnswer = <Data,>(previous: Data | undefined): Data | undefined => previous;
