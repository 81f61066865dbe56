import { brand, COMPOSED_FOR, composedFor } from '@platform/contract';
import type { Rendering, StoredRendering } from '../../../bundler/prerender/rendering';
import { joinStyleGroups, writeStyleGroups } from '../../../bundler/prerender/styleGroups';
import type { CurrentShell } from '../../publishing/publishShell';
import { inlineDigest } from '../security/contentSecurityPolicy';
import type { SitePage } from '../sitePages';

/** The content of a page before any script runs. */
export interface PageRenderings {
  /** The shell's parts, by the id of their element. */
  chrome: Record<string, Rendering>;
  module?: StoredRendering;
}

/** The prerendered part of a page: markup for the frame's placeholders, and the only style element it needs. */
export interface PageMarkup {
  chrome: string;
  'chrome-footer': string;
  module: string;
  /** Empty, or the text for people without JavaScript. */
  'no-script': string;
  style: string;
  /** Source expression for the policy's style-src; empty without a style element. */
  styleHash: string;
  /** Whether the page is complete before any script runs: the module's part will be hydrated as it is. */
  isComplete: boolean;
}

const NEEDS_SCRIPT = [
  '<h1>This page needs JavaScript</h1>',
  '<p>Please switch it on and reload the page. Everything else about us can be read without it.</p>',
  '<p><a href="/">Back to Home</a> <a href="/contact">Contact us</a></p>',
].join('');

/**
 * Combines the prerendered parts of the shell and of the module's release. Each element names its content, so that it can
 * be hydrated.
 */
export function pageMarkup(
  page: SitePage,
  { build, base }: CurrentShell,
  { chrome, module }: PageRenderings = { chrome: {} },
): PageMarkup {
  const part = (id: 'chrome' | 'chrome-footer'): string => {
    const rendering = chrome[id];
    return rendering
      ? `<div id="${id}" ${COMPOSED_FOR}="${composedFor(page.route?.path ?? '')}">${rendering.markup}</div>`
      : `<div id="${id}"></div>`;
  };
  const renderings = [...Object.values(chrome), ...(module ? [module] : [])];
  const css = writeStyleGroups(renderings.map(({ styles }) => styles).reduce(joinStyleGroups, []));
  return {
    chrome: part('chrome'),
    'chrome-footer': part('chrome-footer'),
    module: module ? `<div ${COMPOSED_FOR}="${modulePart(page, build.libraries, module)}">${module.markup}</div>` : '',
    'no-script': module ? '' : `<noscript>${chrome['no-script']?.markup ?? needsScript(base, chrome)}</noscript>`,
    isComplete: module !== undefined && isAsRendered(page, build.libraries, module),
    ...styleElement(css, build.stylesVersion),
  };
}

/** The text of a page that works only with JavaScript. */
const needsScript = (base: string, chrome: PageRenderings['chrome']): string =>
  `<div class="no-script">${chrome.chrome ? '' : nameOf(base)}${NEEDS_SCRIPT}</div>`;

/** The name of the site, for a page without a header. */
const nameOf = (base: string): string =>
  `<a class="no-script-name" href="/"><img src="${base}icon.svg" alt="" width="40" height="40" /> ${brand.name}</a>`;

/**
 * The name of the module's part for hydration. Empty, so that no script hydrates it, if it was rendered with other
 * libraries than the page has, or if a function writes into it.
 */
function modulePart(page: SitePage, libraries: string, rendering: StoredRendering): string {
  const { route, module } = page;
  return module && isAsRendered(page, libraries, rendering) ? composedFor(route?.path ?? '', module) : '';
}

const isAsRendered = ({ route }: SitePage, libraries: string, rendering: StoredRendering): boolean =>
  rendering.libraries === libraries && !route?.head?.about;

/** A style element in the form that styled-components hydrates. */
function styleElement(css: string, version: string): Pick<PageMarkup, 'style' | 'styleHash'> {
  if (!css) return { style: '', styleHash: '' };
  // In CSS the backslash changes nothing, and the text cannot end the element.
  const text = css.replaceAll('</', '<\\/');
  return {
    style: `<style data-styled="true" data-styled-version="${version}">${text}</style>`,
    styleHash: inlineDigest(text),
  };
}
