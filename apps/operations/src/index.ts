import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { OperationsApp } from './OperationsApp';

export const platformModule = defineModule({
  descriptor,
  App: OperationsApp,
  refusals: () => import('./tableRefusals'),
});
