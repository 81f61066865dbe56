import { routeMatches } from '@platform/contract';
import { AuthProvider, PermissionsProvider } from '@platform/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useLayoutEffect, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CrashBoundary } from './CrashBoundary';
import { PageRouter } from './PageRouter';
import { queryClient } from './queryClient';

export interface ModuleDefinition {
  /** The module's own module.json. */
  descriptor: { id: string; routes: readonly { path: string; exact?: boolean }[] };
  /** Renders the module's pages: react-router <Routes> with the absolute paths that module.json lists. */
  App: ComponentType;
}

export interface MountProps {
  /** An empty element of the module's own. */
  domElement: HTMLElement;
  /** Told once when the module throws while rendering. */
  onCrash(error: Error): void;
}

/** What a module exports: how the shell puts it on the page and takes it off again. */
export interface PlatformModule {
  id: string;
  /** Resolves when React has committed the module's first rendering. */
  mount(props: MountProps): Promise<void>;
  unmount(props: Pick<MountProps, 'domElement'>): Promise<void>;
}

/** Makes a module out of its descriptor and its pages: session, cache, router and crash boundary are given. */
export function defineModule({ descriptor, App }: ModuleDefinition): PlatformModule {
  const roots = new WeakMap<HTMLElement, Root>();
  const owns = (pathname: string) =>
    descriptor.routes.some((route) => routeMatches({ exact: false, ...route }, pathname));

  const tree = (onCommit: () => void, onCrash: (error: Error) => void) => (
    <StrictMode>
      <CrashBoundary onCrash={onCrash}>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <PermissionsProvider>
              <PageRouter owns={owns}>
                <App />
              </PageRouter>
            </PermissionsProvider>
          </AuthProvider>
        </QueryClientProvider>
      </CrashBoundary>
      <CommitSignal onCommit={onCommit} />
    </StrictMode>
  );

  return {
    id: descriptor.id,
    mount: ({ domElement, onCrash }) =>
      new Promise<void>((resolve, reject) => {
        const options = { identifierPrefix: `${descriptor.id}-`, onUncaughtError: reject };
        const root = createRoot(domElement, options);
        roots.set(domElement, root);
        root.render(tree(resolve, onCrash));
      }),
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}

function CommitSignal({ onCommit }: { onCommit(): void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}
