import { NotFound } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button, EmptyState, Icon } from '@platform/ui';
import { useMemo, type ReactNode } from 'react';
import { Link, Outlet, Route, Routes } from 'react-router-dom';
import { demoSource } from './demo';
import { ModulePage } from './pages/module/ModulePage';
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

/** Someone of the firm, who belongs to no club, sees why there is nothing here. */
function NoClub() {
  return (
    <EmptyState
      title="Your account belongs to no club"
      description="Training shows what one club teaches its people. Sign in as one of them, or look at the demo."
      icon={<Icon name="graduation-cap" size={24} />}
      action={
        <Button as={Link} to="/demo/training">
          Open the demo
        </Button>
      }
    />
  );
}

function OwnClub() {
  const { club } = useAuth();
  const source = useMemo(() => club && clubSource(club), [club]);
  if (!source) return <NoClub />;
  return (
    <TrainingSourceContext value={source}>
      <Outlet />
    </TrainingSourceContext>
  );
}
