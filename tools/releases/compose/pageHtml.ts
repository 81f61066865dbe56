import { brand, pageBlockIds, type ManifestModule, type PageConfig, type PlatformManifest } from '@platform/contract';
import type { CurrentShell } from '../publishShell';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { SitePage } from './sitePages';

export interface PageParts {
  page: SitePage;
  shell: CurrentShell;
  manifest: PlatformManifest;
  config: PageConfig;
}

/** One complete page: the shell's frame with its head filled in for a route. */
export function pageHtml(parts: PageParts): string {
  const { page, shell } = parts;
  const fill: Record<string, string> = {
    title: escapeHtml(page.title === brand.name ? brand.name : `${page.title} · ${brand.name}`),
    head: headOf(parts),
    layout: page.layout,
  };
  return shell.page.replace(/<!--(title|head|layout)-->/g, (_, name: string) => fill[name] ?? '');
}

function headOf({ page, shell, manifest, config }: PageParts): string {
  const { build, base } = shell;
  const integrityOf = (file: string) => build.files[file]?.integrity ?? '';
  const lines = [
    // Before everything that it governs.
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(config))}" />`,
    page.description && `<meta name="description" content="${escapeHtml(page.description)}" />`,
    '<meta name="color-scheme" content="light dark" />',
    `<link rel="icon" type="image/svg+xml" href="${base}icon.svg" />`,
    `<link rel="stylesheet" href="${base}${build.stylesheet}" integrity="${integrityOf(build.stylesheet)}" />`,
    ...build.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${base}${font}" crossorigin />`,
    ),
    ...(page.module ? preloadsOf(page.module, config) : []),
    inertBlock(pageBlockIds.config, config),
    inertBlock(pageBlockIds.manifest, manifest),
    ...build.scripts.map(
      (file) => `<script defer src="${base}${file}" integrity="${integrityOf(file)}" crossorigin="anonymous"></script>`,
    ),
  ];
  return lines.filter(Boolean).join('\n    ');
}

/** Hints for exactly the files that the route's module loads first. They must match how the shell loads them. */
function preloadsOf({ id, version, entry, preload }: ManifestModule, { artifactOrigin }: PageConfig): string[] {
  return [entry, ...preload].map(
    ({ file, integrity }) =>
      `<link rel="preload" as="script" href="${artifactOrigin}/modules/${id}/${version}/${file}" integrity="${integrity}" crossorigin="anonymous" />`,
  );
}

/** A JSON block that browsers do not run. `<` is escaped so that no text inside can end the block. */
function inertBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
