import { pageReads } from '@platform/module-kit';
import { outletStore } from '../loading/frame/outletStore';
import { whenIdle } from './whenIdle';

/**
 * Calls back once, when the page shows its module, no read is under way, and the browser is idle: what is fetched then
 * does not slow down what the person waits for.
 * @returns cancels it
 */
export function whenSettled(run: () => void): () => void {
  let stopWaiting = () => {};
  const check = () => {
    stopWaiting();
    if (!isSettled()) return;
    // A module that has just mounted begins to read in the next moment.
    stopWaiting = whenIdle(() => {
      if (!isSettled()) return;
      cancel();
      run();
    });
  };
  const subscriptions = [outletStore.subscribe(check), pageReads.subscribe(check)];
  const cancel = () => {
    stopWaiting();
    subscriptions.forEach((unsubscribe) => unsubscribe());
  };
  check();
  return cancel;
}

function isSettled(): boolean {
  const { kind } = outletStore.get();
  return (kind === 'mounted' || kind === 'failed') && !pageReads.get().areUnderWay;
}
