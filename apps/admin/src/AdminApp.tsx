import { NotFound } from '@platform/module-kit';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminPage } from './AdminPage';
import { adminTabs } from './adminTabs';
import { KnownAdministrator } from './KnownAdministrator';

/** The administration of the firm and of clubs: one page, with an address for each tab. */
export function AdminApp() {
  return (
    <KnownAdministrator>
      <Routes>
        <Route path="/admin">
          {adminTabs.map(({ id, segment }) =>
            segment === undefined ? (
              <Route key={id} index element={<AdminPage tab={id} />} />
            ) : (
              <Route key={id} path={`${segment}/*`} element={<AdminPage tab={id} />} />
            ),
          )}
          <Route path="users" element={<Navigate to="/admin" replace />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </KnownAdministrator>
  );
}
