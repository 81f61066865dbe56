import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { AdminApp } from './AdminApp';

export const platformModule = defineModule({
  descriptor,
  App: AdminApp,
  refusals: () => import('./tableRefusals'),
});
