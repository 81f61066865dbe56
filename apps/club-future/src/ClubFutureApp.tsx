import { lazyPage, NotFound } from '@platform/module-kit';
import { clubPages, PageIcon } from '@platform/module-kit/screens';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ClubFuturePage } from './pages/clubFuture/ClubFuturePage';
import { createClubSource } from './source/club/clubSource';
import { ClubFutureSourceProvider } from './source/useClubFutureSource';

const { OwnClub, DemoClub } = clubPages({
  SourceProvider: ClubFutureSourceProvider,
  own: createClubSource,
  demo: {
    path: '/demo/club-future/*',
    load: () => import('./demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  noClub: {
    title: 'ClubFuture',
    description: 'What a club plans for the years ahead.',
    icon: <PageIcon to="/club-future" size={24} />,
    shows: 'the projects, the wishlists and the plans',
  },
});

const ReservePage = lazyPage(['/club-future/reserve-study', '/demo/club-future/reserve-study'], () =>
  import('./pages/reserve/ReservePage').then(({ ReservePage }) => ReservePage),
);

const pages: ReactNode = (
  <>
    <Route index element={<ClubFuturePage />} />
    <Route path="reserve-study" element={<ReservePage />} />
    <Route path="*" element={<NotFound />} />
  </>
);

/** The same page over the club's own rows and, at /demo/club-future, over the sample club. */
export function ClubFutureApp() {
  return (
    <Routes>
      <Route path="/club-future" element={<OwnClub />}>
        {pages}
      </Route>
      <Route path="/demo/club-future" element={<DemoClub />}>
        {pages}
      </Route>
    </Routes>
  );
}
