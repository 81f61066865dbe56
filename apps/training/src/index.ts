import { defineModule } from '@platform/module-kit';
import descriptor from '../module.json';
import { TrainingApp } from './TrainingApp';

export const platformModule = defineModule({ descriptor, App: TrainingApp });
