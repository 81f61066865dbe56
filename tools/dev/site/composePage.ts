import { DOCUMENT_POLICY, SCRIPT_POLICY, type ManifestModule } from '@platform/contract';
import { pageHtml } from '../../releases/compose/page/pageHtml';
import { notFoundPage, pagesOf, type SitePage } from '../../releases/compose/sitePages';
import type { ShellBuild } from '../../bundler/buildShell';
import { withDevelopmentModule } from './developmentManifest';
import { developmentRoot } from '../module/developmentPublisher';
import type { DevelopmentShell } from '../platform/developmentShell';
import type { PlatformPage } from '../platform/platformPage';

/** The published frame of a shell: everything of it but its scripts. */
export interface PublishedFrame {
  build: ShellBuild;
  /** HTML with placeholders. */
  page: string;
  /** The text of the script that runs before the first paint. */
  firstScript: string;
}

export interface PageRequest {
  pathname: string;
  /** The platform's answer at this path. */
  published: PlatformPage;
  frame: PublishedFrame;
  shell: DevelopmentShell;
  module: ManifestModule;
}

/** Folder of a development shell: we build its scripts; the rest comes from the published shell. */
export const shellBase = (digest: string): string => `/shell/development-${digest}/`;

/** The overlay that shows what does not compile writes its markup through Trusted Types of this name. */
const OVERLAY_POLICY = 'rspack-dev-server#overlay';
const PUBLISHED_TYPES = `trusted-types ${SCRIPT_POLICY} ${DOCUMENT_POLICY}`;

/**
 * Composes a page as the platform does, with the same policy plus the overlay's name, but with the development shell's
 * scripts and the module under development. Data and releases come from the page's own origin, which passes the requests on.
 * @returns the page, and whether a module owns the path; if none does, it is the not-found page
 */
export function composePage({ pathname, published, frame, shell, module }: PageRequest): {
  found: boolean;
  html: string;
} {
  const manifest = withDevelopmentModule(published.manifest, module);
  const page = pageAt(pathname, pagesOf(manifest));
  const { build } = frame;
  const html = pageHtml({
    page: page ?? notFoundPage,
    manifest,
    config: {
      ...published.config,
      supabaseUrl: '',
      artifactOrigin: '',
      roots: [...published.config.roots, developmentRoot],
    },
    shell: {
      base: shellBase(published.shellDigest),
      page: frame.page,
      firstScript: frame.firstScript,
      build: { ...build, scripts: shell.scripts, files: { ...build.files, ...shell.files } },
    },
  });
  return { found: page !== undefined, html: html.replace(PUBLISHED_TYPES, `${PUBLISHED_TYPES} ${OVERLAY_POLICY}`) };
}

/** The page as a static host finds it: of exactly this path, or else of the longest prefix. */
function pageAt(pathname: string, pages: readonly SitePage[]): SitePage | undefined {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return pages.find(({ file }) => file === 'index.html');
  const own = pages.find(({ file }) => file === `${segments.join('/')}.html`);
  if (own) return own;
  for (let length = segments.length; length > 0; length -= 1) {
    const file = `${segments.slice(0, length).join('/')}/index.html`;
    const page = pages.find((candidate) => candidate.file === file);
    if (page) return page;
  }
  return undefined;
}
