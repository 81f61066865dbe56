import type { Configuration } from '@rspack/core';
import { commonConfiguration } from './rspackConfig';

/** The script that every page of the platform has inline. */
export const FIRST_SCRIPT_FILE = 'first.js';

/** Build of that script: one file without libraries. */
export function firstScriptConfiguration(folder: string): Configuration {
  return {
    ...commonConfiguration('shell', { development: false, refresh: false }),
    name: 'first script',
    entry: { first: './src/firstScript/firstScript.ts' },
    output: { path: folder, filename: FIRST_SCRIPT_FILE },
  };
}
