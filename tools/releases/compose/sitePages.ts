import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  moduleDescriptorSchema,
  type Layout,
  type ManifestModule,
  type ModuleRoute,
  type PlatformManifest,
} from '@platform/contract';
import { appFolder } from '../../bundler/paths';

/** One HTML file of the site. */
export interface SitePage {
  /** Path below the site folder. */
  file: string;
  title: string;
  description?: string;
  layout: Layout;
  /** The module whose code the page needs at once; the shell's own pages need none. */
  module?: ManifestModule;
}

/** Shown for every address that nobody owns, with status 404. */
export const notFoundPage: SitePage = { file: '404.html', title: 'Page not found', layout: 'bare' };

/** The pages of the shell and of every module in the manifest, one for each route prefix. */
export function pagesOf(manifest: PlatformManifest): SitePage[] {
  const ofModules = manifest.modules.flatMap((module) =>
    module.descriptor.routes.map((route) => pageOf(route, module)),
  );
  return [...shellRoutes().map((route) => pageOf(route)), ...ofModules];
}

function pageOf(route: ModuleRoute, module?: ManifestModule): SitePage {
  const { path: prefix, title, description, layout } = route;
  const file = prefix === '/' ? 'index.html' : `${prefix.slice(1)}/index.html`;
  return { file, title, layout, ...(description ? { description } : {}), ...(module ? { module } : {}) };
}

function shellRoutes(): ModuleRoute[] {
  const file = path.join(appFolder('shell'), 'module.json');
  return moduleDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).routes;
}
