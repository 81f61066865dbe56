import type { PlatformModule } from '@platform/module-kit';

/**
 * Takes what a module has drawn off the page, with the element that it was drawn into. Not at once: a module that
 * crashes while rendering is taken off from inside React's work, which must end first.
 * @param onFailure told when it throws at that; its element goes all the same
 */
export function takeOff(module: PlatformModule, element: HTMLElement, onFailure?: () => void): void {
  void Promise.resolve()
    .then(() => module.unmount({ domElement: element }))
    .catch((error: unknown) => {
      console.error('A module could not be taken off the page cleanly', error);
      onFailure?.();
    })
    .finally(() => element.remove());
}
