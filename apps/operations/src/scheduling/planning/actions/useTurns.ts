import { toastFailure } from '@platform/module-kit/screens';
import { useRef } from 'react';
import { useSchedulingReread } from '../../source/useSchedulingSource';

/** Runs the actions of a page one after the other. The page reads its rows again after each of them. */
export interface Turns {
  /** Returns what the action returns. Rejects as it does, so that the caller shows the error. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * The same for an action whose failure the page itself shows.
   * @param failure the title of a failure
   * @returns whether it was done
   */
  attempt: (work: () => Promise<boolean>, failure?: string) => Promise<boolean>;
}

export function useTurns(): Turns {
  const reread = useSchedulingReread();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const run: Turns['run'] = (work) => {
    const turn = last.current.then(work).finally(() => void reread());
    last.current = turn.catch(() => undefined);
    return turn;
  };
  return {
    run,
    attempt: (work, failure = 'The schedule was not changed') =>
      run(async () => {
        try {
          return await work();
        } catch (error) {
          toastFailure(failure, error as Error);
          return false;
        }
      }),
  };
}
