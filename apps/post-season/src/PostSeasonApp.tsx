import { lazyPage, NotFound } from '@platform/module-kit';
import { clubPages, PageIcon } from '@platform/module-kit/screens';
import { loadForms } from '@platform/ui';
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

const below = (path: string) => [`/post-season/${path}`, `/demo/post-season/${path}`];
const Survey = lazyPage(below('surveys/:surveyId'), () =>
  import('./pages/surveys/SurveyPage').then(({ SurveyPage }) => SurveyPage),
);
const Preview = lazyPage(below('surveys/:surveyId/preview'), () =>
  import('./pages/surveys/PreviewPage').then(({ PreviewPage }) => PreviewPage),
);
const Poster = lazyPage(below('surveys/:surveyId/poster'), () =>
  import('./pages/surveys/links/PosterPage').then(({ PosterPage }) => PosterPage),
);
const Answer = lazyPage(['/survey', '/survey/:token'], async () => {
  const [{ AnswerPage }] = await Promise.all([import('./answer/AnswerPage'), loadForms()]);
  return AnswerPage;
});
const PosterAsk = lazyPage('/survey/poster/:surveyId', async () => {
  const [{ PosterAskPage }] = await Promise.all([import('./answer/PosterAskPage'), loadForms()]);
  return PosterAskPage;
});

const pages: ReactNode = (
  <>
    <Route index element={<PostSeasonPage />} />
    <Route path="surveys/:surveyId" element={<Survey />} />
    <Route path="surveys/:surveyId/preview" element={<Preview />} />
    <Route path="surveys/:surveyId/poster" element={<Poster />} />
    <Route path="*" element={<NotFound />} />
  </>
);

/** The same pages over the club's own rows and, at /demo/post-season, over the sample club; and the pages of those who answer. */
export function PostSeasonApp() {
  return (
    <Routes>
      <Route path="/post-season" element={<OwnClub />}>
        {pages}
      </Route>
      <Route path="/demo/post-season" element={<DemoClub />}>
        {pages}
      </Route>
      <Route path="/survey/:token?" element={<Answer />} />
      <Route path="/survey/poster/:surveyId" element={<PosterAsk />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
