import { defineModule, lazyPage } from '@platform/module-kit';
import descriptor from '../module.json';
import { PostSeasonCard } from './dashboard/PostSeasonCard';

/** In a file of its own, which the module's pages preload: a dashboard shows the card without it. */
const Pages = lazyPage(['/post-season/*', '/demo/post-season/*', '/survey/*'], () =>
  import(/* webpackChunkName: "post-season-pages" */ './PostSeasonApp').then(({ PostSeasonApp }) => PostSeasonApp),
);

export const platformModule = defineModule({
  descriptor,
  App: Pages,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': PostSeasonCard,
    'home.today': {
      load: () =>
        import(/* webpackMode: "eager" */ './slots/postSeasonToday').then(({ postSeasonToday }) => postSeasonToday),
    },
    'palette.search': { load: () => import('./slots/searchLessons').then(({ searchLessons }) => searchLessons) },
  },
});
