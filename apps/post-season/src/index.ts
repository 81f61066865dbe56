import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { PostSeasonCard } from './dashboard/PostSeasonCard';
import { PostSeasonApp } from './PostSeasonApp';

export const platformModule = defineModule({
  descriptor,
  App: PostSeasonApp,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': PostSeasonCard,
    'home.today': { load: () => import('./slots/postSeasonToday').then(({ postSeasonToday }) => postSeasonToday) },
    'palette.search': { load: () => import('./slots/searchLessons').then(({ searchLessons }) => searchLessons) },
  },
});
