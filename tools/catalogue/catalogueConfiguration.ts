import type { Configuration } from '@rspack/core';
import { commonConfiguration, outputOf } from '../bundler/rspack/rspackConfig';

/** Folder under apps/ of the page that shows the design system. */
export const CATALOGUE = 'catalogue';

/** Build of the catalogue: as every app is compiled, for production, but alone: it is no module of the platform. */
export function catalogueConfiguration(): Configuration {
  return {
    ...commonConfiguration(CATALOGUE, { development: false, refresh: false }),
    entry: { main: './src/main.tsx' },
    output: { ...outputOf(CATALOGUE, false), uniqueName: CATALOGUE, publicPath: '/files/' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    watchOptions: { ignored: /node_modules|[\\/]dist[\\/]/ },
  };
}
