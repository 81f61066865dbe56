import { PageRouter } from '@platform/module-kit';
import { AuthProvider, PermissionsProvider } from '@platform/session';
import { StrictMode, type ReactNode } from 'react';

interface ShellRootProps {
  /** The path to draw where there is no browser. */
  at?: string;
  children: ReactNode;
}

/** What every React root of the shell stands on: the session, the permissions and the page's one history. */
export function ShellRoot({ at, children }: ShellRootProps) {
  return (
    <StrictMode>
      <AuthProvider>
        <PermissionsProvider>
          <PageRouter at={at}>{children}</PageRouter>
        </PermissionsProvider>
      </AuthProvider>
    </StrictMode>
  );
}
