import { AuthProvider, PermissionsProvider } from '@platform/session';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { StillTrying } from '../data/StillTrying';
import { PageRouter } from '../navigation/PageRouter';
import { CrashBoundary } from './CrashBoundary';

interface TreeProps {
  /** Called when React has committed the first render. */
  onCommit(): void;
  onCrash(error: Error): void;
  children: ReactNode;
}

interface PageTreeProps extends TreeProps {
  /** Whether the module has the page of a path. */
  owns(pathname: string): boolean;
  /** The address to render; the page's own if left out. */
  at?: string | Location;
}

/** The pages of a module in a React root of their own. */
export function PageTree({ owns, at, onCommit, onCrash, children }: PageTreeProps) {
  return (
    <>
      <Ground onCrash={onCrash}>
        <PageRouter owns={owns} at={at}>
          {children}
        </PageRouter>
        <StillTrying />
      </Ground>
      <CommitSignal onCommit={onCommit} />
    </>
  );
}

/** A module's part of a slot in a React root of its own. What waits for code is not rendered yet, so the signal waits with it. */
export function SlotTree({ onCommit, onCrash, children }: TreeProps) {
  return (
    <Suspense>
      <Ground onCrash={onCrash}>
        <PageRouter>{children}</PageRouter>
      </Ground>
      <CommitSignal onCommit={onCommit} />
    </Suspense>
  );
}

/** The providers of every root of a module: crashes go to the shell, and the session is the page's. */
function Ground({ onCrash, children }: { onCrash(error: Error): void; children: ReactNode }) {
  return (
    <CrashBoundary onCrash={onCrash}>
      <AuthProvider>
        <PermissionsProvider>{children}</PermissionsProvider>
      </AuthProvider>
    </CrashBoundary>
  );
}

function CommitSignal({ onCommit }: { onCommit(): void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}
