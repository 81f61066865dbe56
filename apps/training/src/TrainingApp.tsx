import { lazyPage, NotFound } from '@platform/module-kit';
import { clubPages, PageIcon } from '@platform/module-kit/screens';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ModulePage } from './pages/module/ModulePage';
import { OverviewPage } from './pages/overview/OverviewPage';
import { createClubSource } from './source/club/clubSource';
import { declareTrainingReads, TrainingSourceProvider } from './source/useTrainingSource';

const { OwnClub, DemoClub } = clubPages({
  SourceProvider: TrainingSourceProvider,
  own: createClubSource,
  demo: {
    path: '/demo/training/*',
    load: () => import('./demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  firstReads: {
    path: '/training',
    start: declareTrainingReads(({ canManage, canViewAnalytics }) => [
      ['listModules'],
      ...(canManage ? [] : [['ownStaffId'] as const]),
      ...(canViewAnalytics ? [['listPeople'] as const, ['listRenewals'] as const] : []),
    ]),
  },
  noClub: {
    title: 'Training',
    description: "What a club's people learn before the season, and who has completed it.",
    icon: <PageIcon to="/training" size={24} />,
    shows: 'the modules',
  },
});
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
