import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

interface RootOptions {
  /** Prefix of the ids that React generates in it. */
  prefix: string;
  /** Whether the element already holds what is rendered. */
  hydrates?: boolean;
}

/** The React roots of a module on the page, by their element. */
export function createModuleRoots() {
  const roots = new WeakMap<HTMLElement, Root>();
  /** Ends the wait for a first render that will not come. */
  const waits = new WeakMap<HTMLElement, () => void>();
  /** Receives what no boundary inside an element's root has caught. */
  const uncaught = new WeakMap<HTMLElement, (error: unknown) => void>();

  return {
    /** Calls back if the element is unmounted before React has rendered into it. The last call counts. */
    onceUnmounted: (element: HTMLElement, end: () => void): void => void waits.set(element, end),

    /**
     * Renders into an element.
     * @param treeOf gets the function that ends the wait, for the tree to call when it is committed
     * @returns what it was called with; rejects with what no boundary has caught meanwhile
     */
    render<Value>(
      element: HTMLElement,
      { prefix, hydrates = false }: RootOptions,
      treeOf: (resolve: (value: Value) => void) => ReactNode,
    ): Promise<Value> {
      return new Promise<Value>((resolve, reject) => {
        uncaught.set(element, reject);
        const options = {
          identifierPrefix: prefix,
          onUncaughtError: (error: unknown) => uncaught.get(element)?.(error),
          onRecoverableError(error: unknown) {
            // React also reports failed hydration of a root that we already unmounted; ignore it.
            if (roots.has(element)) reportError(causeOf(error));
          },
        };
        // At the very top of the root: anywhere below it, strict mode does not repeat the effects of the first render.
        const tree = <StrictMode>{treeOf(resolve)}</StrictMode>;
        if (hydrates) {
          // The page is already readable, so hydration is a transition: scrolling and presses go first.
          startTransition(() => void roots.set(element, hydrateRoot(element, tree, options)));
        } else {
          const root = createRoot(element, options);
          roots.set(element, root);
          root.render(tree);
        }
      });
    },

    /** Unmounts what was rendered into an element. Rejects with what is thrown meanwhile. */
    async unmount(element: HTMLElement): Promise<void> {
      const root = roots.get(element);
      roots.delete(element);
      const thrown: unknown[] = [];
      uncaught.set(element, (error) => thrown.push(error));
      root?.unmount();
      waits.get(element)?.();
      // React reports what a cleanup threw once its own work is done.
      await new Promise((resolve) => setTimeout(resolve));
      if (thrown.length > 0) throw thrown[0];
    },
  };
}

/** React says only that it tried again; the `cause` is what was thrown. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;
