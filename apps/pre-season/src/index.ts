import { defineModule, lazyPage } from '@platform/module-kit';
import descriptor from '../module.json';
import { PreSeasonCard } from './dashboard/PreSeasonCard';

/** In a file of its own, which the module's pages preload: a dashboard shows the card without it. */
const Pages = lazyPage(['/pre-season/*', '/demo/pre-season/*'], () =>
  import(/* webpackChunkName: "pre-season-pages" */ './PreSeasonApp').then(({ PreSeasonApp }) => PreSeasonApp),
);

export const platformModule = defineModule({
  descriptor,
  App: Pages,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': PreSeasonCard,
    'home.today': {
      load: () =>
        import(/* webpackMode: "eager" */ './slots/preSeasonToday').then(({ preSeasonToday }) => preSeasonToday),
    },
    'palette.search': { load: () => import('./slots/searchItems').then(({ searchItems }) => searchItems) },
  },
});
