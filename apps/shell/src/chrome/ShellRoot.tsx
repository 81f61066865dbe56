import { PageRouter } from '@platform/module-kit';
import { AuthProvider, PermissionsProvider } from '@platform/session';
import { StrictMode, type ReactNode } from 'react';

interface ShellRootProps {
  /** The path to render without a browser. */
  at?: string;
  children: ReactNode;
}

/** The providers of every React root of the shell: session, permissions and the page's one history. */
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
