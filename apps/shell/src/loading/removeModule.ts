import type { PlatformModule } from '@platform/module-kit';

/**
 * Takes what a module has drawn off the page, with the element that it was drawn into. Not at once: a module that
 * crashes while rendering is taken off from inside React's work, which must end first.
 * @param onFailure told when it throws at that; its element goes all the same
 * @param onLeft told once its cleanups have run, before the next module draws
 */
export function removeModule(
  module: PlatformModule,
  element: HTMLElement,
  onFailure?: (error: unknown) => void,
  onLeft: () => void = () => {},
): void {
  void Promise.resolve()
    .then(() => {
      try {
        return module.unmount({ domElement: element });
      } finally {
        // After the cards in it, whose own removals React has just put in line.
        queueMicrotask(onLeft);
      }
    })
    .catch((error: unknown) => {
      console.error('A module could not be taken off the page cleanly', error);
      onFailure?.(error);
    })
    .finally(() => element.remove());
}
