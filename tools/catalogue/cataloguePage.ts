import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@platform/contract';
import { appFolder } from '../bundler/paths';
import { contentSecurityPolicy } from '../releases/compose/security/contentSecurityPolicy';
import { CATALOGUE } from './catalogueConfiguration';
import type { CatalogueBuild } from './watchCatalogue';

/** The address prefix of the build's files. */
export const FILES = '/files/';

const frame = readFileSync(path.join(appFolder(CATALOGUE), 'page.html'), 'utf8');

/**
 * A page of the catalog. A bare page, which shows only primitives, has exactly the product's security policy; the page
 * around it may also frame pages of its own origin.
 */
export function cataloguePage(build: CatalogueBuild, { bare }: { bare: boolean }): string {
  const policy = contentSecurityPolicy({ supabaseUrl: '', artifactOrigin: '' });
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${bare ? policy : `${policy}; frame-src 'self'`}" />`,
    '<meta name="color-scheme" content="light dark" />',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
    `<link rel="stylesheet" href="${FILES}${build.stylesheet}" />`,
    ...build.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${FILES}${font}" crossorigin />`,
    ),
    ...build.scripts.map((script) => `<script defer src="${FILES}${script}"></script>`),
  ];
  const fill: Record<string, string> = { title: `Design system · ${brand.name}`, head: head.join('\n    ') };
  return frame.replace(/<!--(title|head)-->/g, (_, name: string) => fill[name] ?? '');
}
