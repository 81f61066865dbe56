import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { RecruitmentCard } from './dashboard/RecruitmentCard';
import { RecruitmentApp } from './RecruitmentApp';
import { MyCertificates } from './slots/lazyMyCertificates';

export const platformModule = defineModule({
  descriptor,
  App: RecruitmentApp,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': RecruitmentCard,
    'home.mine': MyCertificates,
    'home.today': {
      load: () => import(/* webpackMode: "eager" */ './slots/peopleToday').then(({ peopleToday }) => peopleToday),
    },
    'palette.search': {
      load: () => import('./slots/searchApplications').then(({ searchApplications }) => searchApplications),
    },
  },
});
