import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { OperationsCard } from './dashboard/OperationsCard';
import { OperationsApp } from './OperationsApp';
import { MyWeekAtHome } from './slots/lazyMyWeek';

export const platformModule = defineModule({
  descriptor,
  App: OperationsApp,
  refusals: () => import('./tableRefusals'),
  slots: {
    'dashboard.card': OperationsCard,
    'home.mine': MyWeekAtHome,
    'home.today': {
      load: () =>
        import(/* webpackMode: "eager" */ './slots/operationsToday').then(({ operationsToday }) => operationsToday),
    },
    'palette.search': {
      load: () => import('./slots/searchOperations').then(({ searchOperations }) => searchOperations),
    },
  },
});
