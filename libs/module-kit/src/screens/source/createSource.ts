import { useQuery } from '@platform/module-kit';
import type { Given, ReadName } from '../answers/answers';
import type { PageSource } from './clubSource';
import { useChangeOf, useRereadOf, type ChangeOptions, type ShownSource } from './shownSource';
import { sourceContext } from './sourceContext';
import { sourceQueries } from './sourceQueries';

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
  const { SourceProvider, useSource, useShown } = sourceContext<Source>(module, unchanged);
  const { keyOf, queryOf, askRead, declareReads } = sourceQueries<Source>(module);

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

const previousAnswer = <Data>(previous: Data | undefined): Data | undefined => previous;
