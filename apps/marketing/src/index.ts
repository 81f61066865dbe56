import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { App } from './App';

export const platformModule = defineModule({ descriptor, App });
