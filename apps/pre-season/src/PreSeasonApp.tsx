import { NotFound } from '@platform/module-kit';
import { NoClubPage } from '@platform/module-kit/screens';
import { useAuth, usePermissions } from '@platform/session';
import { useMemo, type ReactNode } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { clubSource } from './club/clubSource';
import { demoSource } from './demo/demoSource';
import { PreSeasonPage } from './pages/preSeason/PreSeasonPage';
import { PreSeasonSourceContext } from './source/PreSeasonSourceContext';

const pages: ReactNode = (
  <>
    <Route index element={<PreSeasonPage />} />
    <Route path="*" element={<NotFound />} />
  </>
);

/** The same page over the club's own rows and, at /demo/pre-season, over the sample club. */
export function PreSeasonApp() {
  return (
    <Routes>
      <Route path="/pre-season" element={<OwnClub />}>
        {pages}
      </Route>
      <Route
        path="/demo/pre-season"
        element={
          <PreSeasonSourceContext value={demoSource}>
            <Outlet />
          </PreSeasonSourceContext>
        }
      >
        {pages}
      </Route>
    </Routes>
  );
}

function OwnClub() {
  const { club, user, membership } = useAuth();
  const { can } = usePermissions();
  const mayExport = can('export_data');
  const readsBudget = can('analytics_view');
  const role = membership.status === 'ready' ? membership.value.role : 'user';
  const userId = user?.id;
  const source = useMemo(
    () => (club && userId ? clubSource(club, { userId, role, mayExport, readsBudget }) : null),
    [club, userId, role, mayExport, readsBudget],
  );
  if (!source) {
    return (
      <NoClubPage
        title="Pre-Season"
        description="What a club gets done before it opens, and who answers for it."
        icon="calendar-check"
        shows="the checklists and the budget"
        demo="/demo/pre-season"
      />
    );
  }
  return (
    <PreSeasonSourceContext value={source}>
      <Outlet />
    </PreSeasonSourceContext>
  );
}
