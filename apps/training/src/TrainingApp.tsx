import { lazyPage, NotFound } from '@platform/module-kit';
import { NoClubPage } from '@platform/module-kit/screens';
import { editsClub, useAuth, usePermissions } from '@platform/session';
import { useMemo, type ReactNode } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { ModulePage } from './pages/module/ModulePage';
import { OverviewPage } from './pages/overview/OverviewPage';
import { clubSource } from './source/club/clubSource';
import { TrainingSourceContext } from './source/TrainingSourceContext';

const DemoClub = lazyPage('/demo/training/*', () => import('./DemoClub').then((loaded) => loaded.DemoClub));
const loadRecord = () => import('./pages/record/RecordPage').then(({ RecordPage }) => RecordPage);
const OwnRecord = lazyPage('/training/people/*', loadRecord);
const DemoRecord = lazyPage('/demo/training/people/*', loadRecord);

const pages: ReactNode = (
  <>
    <Route index element={<OverviewPage />} />
    <Route path=":moduleId" element={<ModulePage />} />
    <Route path="*" element={<NotFound />} />
  </>
);

/** The same pages over the club's own rows and, at /demo/training, over the sample club. */
export function TrainingApp() {
  return (
    <Routes>
      <Route path="/training" element={<OwnClub />}>
        <Route path="people/:staffId" element={<OwnRecord />} />
        {pages}
      </Route>
      <Route path="/demo/training" element={<DemoClub />}>
        <Route path="people/:staffId" element={<DemoRecord />} />
        {pages}
      </Route>
    </Routes>
  );
}

function OwnClub() {
  const { club, user, membership } = useAuth();
  const { can } = usePermissions();
  const role = membership.status === 'ready' ? membership.value.role : 'user';
  const canManage = editsClub(role);
  const readsEveryone = can('analytics_view');
  const canExport = can('export_data');
  const userId = user?.id;
  const source = useMemo(
    () => club && userId !== undefined && clubSource(club, { userId, canManage, readsEveryone, canExport }),
    [club, userId, canManage, readsEveryone, canExport],
  );
  if (!source) {
    return (
      <NoClubPage
        title="Training"
        description="What a club's people learn before the season, and who has completed it."
        icon="graduation-cap"
        shows="the modules"
        demo="/demo/training"
      />
    );
  }
  return (
    <TrainingSourceContext value={source}>
      <Outlet />
    </TrainingSourceContext>
  );
}
