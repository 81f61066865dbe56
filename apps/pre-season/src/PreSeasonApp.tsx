import { NotFound } from '@platform/module-kit';
import { clubPages, PageIcon } from '@platform/module-kit/screens';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PreSeasonPage } from './pages/preSeason/PreSeasonPage';
import { createClubSource } from './source/club/clubSource';
import { PreSeasonSourceProvider } from './source/usePreSeasonSource';

const { OwnClub, DemoClub } = clubPages({
  SourceProvider: PreSeasonSourceProvider,
  own: createClubSource,
  demo: {
    path: '/demo/pre-season/*',
    load: () => import('./demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  noClub: {
    title: 'Pre-Season',
    description: 'What a club gets done before it opens, and who answers for it.',
    icon: <PageIcon to="/pre-season" size={24} />,
    shows: 'the checklists and the budget',
  },
});

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
      <Route path="/demo/pre-season" element={<DemoClub />}>
        {pages}
      </Route>
    </Routes>
  );
}
