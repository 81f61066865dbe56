import { PageRouter } from '@platform/module-kit';
import { AuthProvider, PermissionsProvider } from '@platform/session';
import { StrictMode, type ReactNode } from 'react';

/** What every React root of the shell stands on: the session, the permissions and the page's one history. */
export function ShellRoot({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <AuthProvider>
        <PermissionsProvider>
          <PageRouter>{children}</PageRouter>
        </PermissionsProvider>
      </AuthProvider>
    </StrictMode>
  );
}
