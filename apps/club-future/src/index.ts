import { defineModule, lazyPage } from '@platform/module-kit';
import descriptor from '../module.json';
import { ClubFutureCard } from './dashboard/ClubFutureCard';

/** In a file of its own, which the module's pages preload: a dashboard shows the card without it. */
const Pages = lazyPage(['/club-future/*', '/demo/club-future/*'], () =>
  import(/* webpackChunkName: "club-future-pages" */ './ClubFutureApp').then(({ ClubFutureApp }) => ClubFutureApp),
);

export const platformModule = defineModule({
  descriptor,
  App: Pages,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': ClubFutureCard,
    'home.today': {
      load: () =>
        import(/* webpackMode: "eager" */ './slots/clubFutureToday').then(({ clubFutureToday }) => clubFutureToday),
    },
    'palette.search': { load: () => import('./slots/searchPlans').then(({ searchPlans }) => searchPlans) },
  },
});
