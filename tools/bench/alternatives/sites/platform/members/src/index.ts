import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { MembersPage } from './MembersPage';

export const platformModule = defineModule({ descriptor, App: MembersPage });
