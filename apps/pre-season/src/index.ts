import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { PreSeasonCard } from './dashboard/PreSeasonCard';
import { PreSeasonApp } from './PreSeasonApp';

export const platformModule = defineModule({
  descriptor,
  App: PreSeasonApp,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': PreSeasonCard,
    'home.today': { load: () => import('./slots/preSeasonToday').then(({ preSeasonToday }) => preSeasonToday) },
    'palette.search': { load: () => import('./slots/searchItems').then(({ searchItems }) => searchItems) },
  },
});
