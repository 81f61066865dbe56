import { NotFound } from '@platform/module-kit';
import { clubPages, PageIcon } from '@platform/module-kit/screens';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PostSeasonPage } from './pages/postSeason/PostSeasonPage';
import { createClubSource } from './source/club/clubSource';
import { PostSeasonSourceProvider } from './source/usePostSeasonSource';

const { OwnClub, DemoClub } = clubPages({
  SourceProvider: PostSeasonSourceProvider,
  own: createClubSource,
  demo: {
    path: '/demo/post-season/*',
    load: () => import('./demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  noClub: {
    title: 'Post-Season Wrap-Up',
    description: 'How a season went, and what the club does differently in the next one.',
    icon: <PageIcon to="/post-season" size={24} />,
    shows: 'the summary and the feedback',
  },
});

const pages: ReactNode = (
  <>
    <Route index element={<PostSeasonPage />} />
    <Route path="*" element={<NotFound />} />
  </>
);

/** The same page over the club's own rows and, at /demo/post-season, over the sample club. */
export function PostSeasonApp() {
  return (
    <Routes>
      <Route path="/post-season" element={<OwnClub />}>
        {pages}
      </Route>
      <Route path="/demo/post-season" element={<DemoClub />}>
        {pages}
      </Route>
    </Routes>
  );
}
