import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  HOME_OF_MEMBERS,
  matchRoute,
  moduleDescriptorSchema,
  notFoundWords,
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
  /** Its route; undefined for the page for addresses without an owner. */
  route?: ModuleRoute;
  /** The module whose code the page needs at once; the shell's own pages need none. */
  module?: ManifestModule;
  /** The module that a person opens next from a sign-in page. */
  next?: ManifestModule;
}

/** Shown for every address without an owner, with status 404. */
export const notFoundPage: SitePage = { file: '404.html', title: notFoundWords.title, layout: 'site' };

/** The pages of the shell and of every module in the manifest, one for each route prefix. */
export function pagesOf(manifest: PlatformManifest): SitePage[] {
  const ofModules = manifest.modules.flatMap((module) =>
    module.descriptor.routes.map((route) => pageOf(route, module)),
  );
  const home = matchRoute(manifest, HOME_OF_MEMBERS);
  const ofShell = shellRoutes().map((route) => {
    const next = route.path.startsWith('/auth') && home.kind === 'route' ? { next: home.module } : {};
    return { ...pageOf(route), ...next };
  });
  return [...ofShell, ...ofModules];
}

function pageOf(route: ModuleRoute, module?: ManifestModule): SitePage {
  const { title, description, layout } = route;
  const file = fileOf(route);
  return { file, title, layout, route, ...(description ? { description } : {}), ...(module ? { module } : {}) };
}

/**
 * The file name says which paths a page serves: `contact.html` only its own, `training/index.html` all paths below
 * it.
 */
function fileOf({ path: prefix, exact }: ModuleRoute): string {
  if (prefix === '/') return 'index.html';
  return exact ? `${prefix.slice(1)}.html` : `${prefix.slice(1)}/index.html`;
}

function shellRoutes(): ModuleRoute[] {
  const file = path.join(appFolder('shell'), 'module.json');
  return moduleDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).routes;
}
