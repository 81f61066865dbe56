import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { TrainingCard } from './dashboard/TrainingCard';
import { PersonTraining } from './slots/lazyPersonTraining';
import { TrainingApp } from './TrainingApp';
import { MyTraining } from './slots/lazyMyTraining';

export const platformModule = defineModule({
  descriptor,
  App: TrainingApp,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': TrainingCard,
    'staff.drawer': PersonTraining,
    'home.mine': MyTraining,
    'home.today': { load: () => import('./slots/trainingToday').then(({ trainingToday }) => trainingToday) },
    'palette.search': { load: () => import('./slots/searchModules').then(({ searchModules }) => searchModules) },
  },
});
