import type { Configuration } from '@rspack/core';
import { commonConfiguration, outputOf } from '../bundler/rspack/rspackConfig';

/** The catalog's folder under apps/. */
export const CATALOGUE = 'catalogue';

/**
 * The catalog's build: compiled for production like every app, but on its own, because it is not a module of the
 * platform.
 */
export function catalogueConfiguration(): Configuration {
  return {
    ...commonConfiguration(CATALOGUE, { development: false, refresh: false }),
    entry: { main: './src/main.tsx' },
    output: { ...outputOf(CATALOGUE, false), uniqueName: CATALOGUE, publicPath: '/files/' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    watchOptions: { ignored: /node_modules|[\\/]dist[\\/]/ },
  };
}
