import type { PlatformModule } from '@platform/module-kit';

/**
 * Unmounts a module and removes its element. It waits for a microtask: a module that crashes while rendering is removed
 * from inside React's work, which must end first.
 * @param onFailure called if it throws; its element is removed anyway
 * @param onLeft called once its cleanups have run, before the next module renders
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
        // React has just queued the removal of its cards; this runs after it.
        queueMicrotask(onLeft);
      }
    })
    .catch((error: unknown) => {
      console.error('A module could not be unmounted cleanly', error);
      onFailure?.(error);
    })
    .finally(() => element.remove());
}
