import { defineModule, lazyPage } from '@platform/module-kit';
import descriptor from '../module.json';
import { TrainingCard } from './dashboard/TrainingCard';
import { PersonTraining } from './slots/lazyPersonTraining';
import { MyTraining } from './slots/lazyMyTraining';

/** In a file of its own, which the module's pages preload: a dashboard shows the card without it. */
const Pages = lazyPage(['/training/*', '/demo/training/*'], () =>
  import(/* webpackChunkName: "training-pages" */ './TrainingApp').then(({ TrainingApp }) => TrainingApp),
);

export const platformModule = defineModule({
  descriptor,
  App: Pages,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': TrainingCard,
    'staff.drawer': PersonTraining,
    'home.mine': MyTraining,
    'home.today': {
      load: () => import(/* webpackMode: "eager" */ './slots/trainingToday').then(({ trainingToday }) => trainingToday),
    },
    'palette.search': { load: () => import('./slots/searchModules').then(({ searchModules }) => searchModules) },
  },
});
