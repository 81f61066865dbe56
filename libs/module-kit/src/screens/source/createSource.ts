import { useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { createContext, useCallback, useContext, type Provider } from 'react';
import type { Answer, Given, ReadName } from '../answers/answers';
import { hasWorker } from '../outbox/hasWorker';
import { toastFailure } from '../failures/toastFailure';
import { withShownChanges } from '../shownChanges/shownChanges';
import type { ClubSource } from './clubSource';

interface SourceOptions {
  /** Names of the reads that no change of the module makes old, such as `listPeople` of another module. */
  unchanged?: readonly string[];
}

interface QueryOptions {
  /** False while it is not known whether there is anything to read. True unless told. */
  enabled?: boolean;
}

interface ChangeOptions<Input, Output> {
  onDone?: (output: Output, input: Input) => void;
  /** What failed, for a message in the corner. A form that shows the failure itself leaves this out. */
  failed?: string;
}

/**
 * The context and hooks of a module's source. Call it once, and name the hooks after the module.
 * @param module the first part of the key of each cached answer, such as `training`
 */
export function createSource<Source extends ClubSource>(module: string, { unchanged = [] }: SourceOptions = {}) {
  const Context = createContext<Source | null>(null);

  /** The source of the page that is shown. Throws outside the provider. */
  function useSource(): Source {
    const source = useContext(Context);
    if (!source) throw new Error(`Pages of ${module} need a source`);
    return source;
  }

  /** Where the cache keeps an answer of the source that is shown. */
  const keyOf = (source: ClubSource, ...name: readonly unknown[]) => [module, source.key, ...name];

  /**
   * Reads through the source, with the changes that are shown before the server has them.
   * @param name tells the answer apart from others of the module, such as `['participants', moduleId]`
   */
  function useSourceQuery<Data>(
    name: readonly unknown[],
    read: (source: Source) => Promise<Data>,
    { enabled = true }: QueryOptions = {},
  ) {
    const source = useSource();
    return useQuery({
      queryKey: keyOf(source, ...name),
      queryFn: withShownChanges(() => read(source)),
      enabled,
      networkMode: hasWorker() ? 'offlineFirst' : 'online',
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
    type Read = (...all: Given<Source, Name>) => Promise<Answer<Source, Name>>;
    return useSourceQuery([name, ...given], (source) => (source[name] as Read)(...given), options);
  }

  /** Reads the rows on the page again, after a change. */
  function useReread(): () => Promise<void> {
    const { key } = useSource();
    const cache = useQueryClient();
    return useCallback(
      () =>
        cache.invalidateQueries({
          queryKey: [module, key],
          predicate: ({ queryKey }) => !unchanged.includes(String(queryKey[2])),
        }),
      [cache, key],
    );
  }

  /**
   * A change of the club's rows. What is shown is read again after it, also after a refusal: it may have been out of date.
   * @param change what is sent
   */
  function useSourceChange<Input = void, Output = void>(
    change: (input: Input) => Promise<Output>,
    { onDone, failed }: ChangeOptions<Input, Output> = {},
  ) {
    const reread = useReread();
    return useMutation({
      mutationFn: change,
      onSuccess(output, input) {
        onDone?.(output, input);
        // It is done once the page shows it, such as a row that was just added.
        return reread();
      },
      onError(error) {
        if (failed !== undefined) toastFailure(failed, error);
        // A refusal is shown without waiting for that.
        void reread();
      },
    });
  }

  return {
    SourceProvider: Context as Provider<Source | null>,
    useSource,
    useSourceQuery,
    useSourceRead,
    useSourceChange,
    useReread,
    keyOf,
  };
}
