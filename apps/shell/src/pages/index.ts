import { defineModule } from '@platform/module-kit';
import descriptor from '../../module.json';
import { ShellPages } from './ShellPages';

/** The shell's own pages, put on the page like any module's. */
export const platformModule = defineModule({ descriptor, App: ShellPages });
