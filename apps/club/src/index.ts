import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { ClubApp } from './ClubApp';

export const platformModule = defineModule({
  descriptor,
  App: ClubApp,
  refusals: () => import('./tableRefusals'),
  slots: {
    'palette.cards': { load: () => import('./slots/people/searchPeople').then(({ searchPeople }) => searchPeople) },
  },
});
