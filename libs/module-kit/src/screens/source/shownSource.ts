import { DataError, useMutation, useQueryClient } from '@platform/module-kit';
import { createContext, useCallback, useContext, useEffect } from 'react';
import type { Delivery } from '../outbox/sendOrKeep';
import { toastFailure } from '../failures/toastFailure';
import type { PageSource } from './clubSource';
import type { ClubPermissions } from './useClubReader';
import { useUnshownRefusal } from './useUnshownRefusal';

/** A source, with what the cache has to know of it. */
export interface ShownSource {
  /** The first part of the key of each cached answer. */
  module: string;
  source: PageSource & Partial<ClubPermissions>;
  /** Names of the reads that no change of the module makes old, such as `listPeople` of another module. */
  unchanged: readonly string[];
}

export interface ChangeOptions<Input, Output> {
  onDone?: (output: Output, input: Input) => void;
  /** Called once the page shows the new rows, before the change counts as done. */
  onShown?: (output: Output, input: Input) => void;
  /**
   * What failed, for a message in the corner. A part of the page that shows the failure itself leaves this out; if it is gone
   * by then, the message is shown all the same.
   */
  failed?: string;
  /** Reads again what the change made old. By default all reads, which is slow in a club with thousands of rows. */
  reread?: () => Promise<void>;
}

/** The source of the page that is shown, whichever module it belongs to. */
export const Shown = createContext<ShownSource | null>(null);

/** For parts of the kit on the pages of any module. Throws on a page without a source. */
export function useShown(): ShownSource {
  const shown = useContext(Shown);
  if (!shown) throw new Error('This part needs a page with a source.');
  return shown;
}

/** Reads the rows of a source again, after a change. */
export function useRereadOf({ module, source: { key }, unchanged }: ShownSource): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    () =>
      cache.invalidateQueries({
        queryKey: [module, key],
        predicate: ({ queryKey }) => !unchanged.includes(String(queryKey[2])),
      }),
    [cache, module, key, unchanged],
  );
}

/** A change of the rows of a source. They are read again after it, also after a refusal: they may have been out of date. */
export function useChangeOf<Input = void, Output = void>(
  shown: ShownSource,
  change: (input: Input) => Promise<Output>,
  { onDone, onShown, failed, reread: rereadSome }: ChangeOptions<Input, Output> = {},
) {
  const rereadAll = useRereadOf(shown);
  const reread = rereadSome ?? rereadAll;
  const { keep, forget } = useUnshownRefusal();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess(output, input) {
      onDone?.(output, input);
      // The page already shows a change that waits on this device, and the server cannot be reached: do not read again.
      if (output === ('kept' satisfies Delivery)) return undefined;
      // It is done once the page shows it, such as a row that was just added.
      return reread().then(() => onShown?.(output, input));
    },
    onError(error) {
      if (failed === undefined) keep(error);
      else toastFailure(failed, error);
      const rereading = reread();
      // After a conflict, wait for the new rows: a second try sends what the page shows then. Other refusals need not wait.
      return error instanceof DataError && OUTDATED.includes(error.code) ? rereading : undefined;
    },
  });
  const { mutateAsync: begin, error: shownError } = mutation;
  useEffect(() => {
    if (shownError) forget();
  }, [shownError, forget]);
  const mutateAsync = useCallback<typeof begin>(
    (...asked) =>
      begin(...asked).catch((error: unknown) => {
        forget();
        throw error;
      }),
    [begin, forget],
  );
  return { ...mutation, mutateAsync };
}

/** The codes of refusals that new rows explain: a row is another one by now, or is gone. */
const OUTDATED: readonly string[] = ['PT409', 'PT404', 'PGRST116'];
