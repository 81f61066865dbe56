import { NotFound } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { useMemo, type ReactNode } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { demoSource } from './demo';
import { ModulePage } from './pages/module/ModulePage';
import { NoClubPage } from './pages/noClub/NoClubPage';
import { OverviewPage } from './pages/overview/OverviewPage';
import { clubSource } from './source/clubSource';
import { TrainingSourceContext } from './source/TrainingSourceContext';

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
        {pages}
      </Route>
      <Route
        path="/demo/training"
        element={
          <TrainingSourceContext value={demoSource}>
            <Outlet />
          </TrainingSourceContext>
        }
      >
        {pages}
      </Route>
    </Routes>
  );
}

function OwnClub() {
  const { club } = useAuth();
  const source = useMemo(() => club && clubSource(club), [club]);
  if (!source) return <NoClubPage />;
  return (
    <TrainingSourceContext value={source}>
      <Outlet />
    </TrainingSourceContext>
  );
}
