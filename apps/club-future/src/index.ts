import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { ClubFutureCard } from './dashboard/ClubFutureCard';
import { ClubFutureApp } from './ClubFutureApp';

export const platformModule = defineModule({
  descriptor,
  App: ClubFutureApp,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': ClubFutureCard,
    'home.today': { load: () => import('./slots/clubFutureToday').then(({ clubFutureToday }) => clubFutureToday) },
    'palette.search': { load: () => import('./slots/searchPlans').then(({ searchPlans }) => searchPlans) },
  },
});
