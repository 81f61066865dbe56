import {
  brand,
  PAGE_CODE,
  pageBlockIds,
  type ManifestModule,
  type PageConfig,
  type PlatformManifest,
} from '@platform/contract';
import { darkColors, lightColors } from '@platform/ui/stylesheet';
import type { ShellBuild } from '../../../bundler/buildShell';
import type { CurrentShell } from '../../publishing/publishShell';
import { inlineDigest, pagePolicy } from '../security/contentSecurityPolicy';
import { dataBlock, escapeHtml } from './markup';
import { pageMarkup, type PageRenderings, type PageMarkup } from './pageMarkup';
import type { SitePage } from '../sitePages';

interface PageParts {
  page: SitePage;
  shell: CurrentShell;
  manifest: PlatformManifest;
  config: PageConfig;
  /** Further lines of the head, such as tags for search engines. */
  head?: readonly string[];
  /** The content of the page before any script runs; undefined for none. */
  renderings?: PageRenderings;
}

/** One complete page: the shell's frame, filled in for a route. */
export function pageHtml(parts: PageParts): string {
  const { page, shell, renderings } = parts;
  const markup = pageMarkup(page, shell, renderings);
  const fill: Record<string, string> = {
    chrome: markup.chrome,
    'chrome-footer': markup['chrome-footer'],
    module: markup.module,
    'no-script': markup['no-script'],
    title: escapeHtml(page.title === brand.name ? brand.name : `${page.title} · ${brand.name}`),
    head: headOf(parts, markup),
    layout: page.layout,
    route: escapeHtml(page.route?.path ?? ''),
  };
  return shell.page.replace(
    /<!--(title|head|layout|route|chrome|chrome-footer|module|no-script)-->/g,
    (_, name: string) => fill[name] ?? '',
  );
}

function headOf(parts: PageParts, markup: PageMarkup): string {
  const { page, shell, manifest, config, head = [] } = parts;
  const { build, base, firstScript } = shell;
  const digests = { script: inlineDigest(firstScript), style: markup.styleHash };
  const code = codeTags(parts, markup);
  const isOnDemand = build.startsOnDemand && markup.isComplete;
  const lines = [
    // Chromium fetches nothing that stands after a policy until it has parsed the policy. So what the page needs is named
    // before, where the host's policy and the digests apply.
    `<link rel="preload" as="style" href="${base}${build.stylesheet}" integrity="${build.files[build.stylesheet]?.integrity}" />`,
    ...build.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${base}${font}" crossorigin />`,
    ),
    ...(isOnDemand ? [] : code.hints),
    // Before everything that it governs.
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagePolicy(config, digests))}" />`,
    page.description && `<meta name="description" content="${escapeHtml(page.description)}" />`,
    ...head,
    '<meta name="color-scheme" content="light dark" />',
    `<meta name="theme-color" content="${lightColors.page}" media="(prefers-color-scheme: light)" />`,
    `<meta name="theme-color" content="${darkColors.page}" media="(prefers-color-scheme: dark)" />`,
    `<link rel="icon" type="image/png" sizes="32x32" href="${base}icon-32.png" />`,
    `<link rel="icon" type="image/svg+xml" href="${base}icon.svg" />`,
    `<link rel="apple-touch-icon" href="${base}icon-180.png" />`,
    // The first script loads the shell from the template when a person needs it, and makes a member's first request.
    isOnDemand && `<template id="${PAGE_CODE}">${[...code.hints, ...code.scripts].join('')}</template>`,
    dataBlock(`type="application/json" id="${pageBlockIds.config}"`, config),
    // Its digest is of exactly this text.
    `<script${isForMembers(page) ? ' data-members' : ''}>${firstScript}</script>`,
    `<link rel="stylesheet" href="${base}${build.stylesheet}" integrity="${build.files[build.stylesheet]?.integrity}" />`,
    markup.style,
    ...(page.next ? hintsOf(page.next, config, 'prefetch') : []),
    dataBlock(`type="application/json" id="${pageBlockIds.manifest}"`, manifest),
    ...(isOnDemand ? [] : code.scripts),
  ];
  return lines.filter(Boolean).join('\n    ');
}

/** The tags that load the page's code: hints for the module's files and the shell's, and the shell's scripts. */
function codeTags(
  { page, shell: { build, base }, config, renderings }: PageParts,
  { isComplete }: PageMarkup,
): Record<'hints' | 'scripts', string[]> {
  const attributesOf = (file: string) => `integrity="${build.files[file]?.integrity ?? ''}" crossorigin="anonymous"`;
  return {
    hints: [
      ...(page.module && !isForAdministrators(page)
        ? hintsOf(page.module, config, 'preload', renderings?.module !== undefined)
        : []),
      ...[...build.scripts, ...scriptsAfter(build, page, isComplete)].map(
        (file) => `<link rel="preload" as="script" href="${base}${file}" ${attributesOf(file)} fetchpriority="low" />`,
      ),
    ],
    scripts: build.scripts.map((file) => `<script defer src="${base}${file}" ${attributesOf(file)}></script>`),
  };
}

/** The shell's scripts after the first ones. A page that is not public starts the session of a person. */
function scriptsAfter({ next }: ShellBuild, page: SitePage, isComplete: boolean): string[] {
  if (!next) return [];
  const { everyone, libraries = [], members } = next;
  return [...everyone, ...(isComplete ? [] : libraries), ...(isForMembers(page) ? members : [])];
}

const isForMembers = ({ route }: SitePage): boolean => route !== undefined && route.access !== 'public';

/** Everyone else who opens the address is sent home, and would have fetched the module for nothing. */
const isForAdministrators = ({ route }: SitePage): boolean => route?.access === 'admin';

/**
 * Hints for exactly the files that a module loads first. They must match how the shell loads them. On a page that is
 * already readable, they come after its fonts.
 * @param hint `prefetch` for the page after this one: the browser fetches it once it has nothing else to do
 */
function hintsOf(
  { id, version, entry, preload }: ManifestModule,
  { artifactOrigin }: PageConfig,
  hint: 'preload' | 'prefetch',
  isRendered = false,
): string[] {
  const priority = isRendered ? ' fetchpriority="low"' : '';
  return [entry, ...preload].map(
    ({ file, integrity }) =>
      `<link rel="${hint}" as="script" href="${artifactOrigin}/modules/${id}/${version}/${file}" integrity="${integrity}" crossorigin="anonymous"${priority} />`,
  );
}
