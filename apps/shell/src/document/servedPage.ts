import { PAGE_CODE, pageBlockIds, type PlatformManifest } from '@platform/contract';
import { demoEntries, parsedJson } from '@platform/module-kit';
import { readManifest } from '../manifest/readManifest';

/** A page of the site as its host serves it now. */
export interface ServedPage {
  scripts: string;
  manifest: PlatformManifest;
}

/** @returns undefined if it is not a complete page of the platform */
export async function readServedPage(page: Document): Promise<ServedPage | undefined> {
  try {
    const manifest = await readManifest(parsedJson(page.getElementById(pageBlockIds.manifest)?.textContent));
    return { scripts: scriptsOf(page), manifest };
  } catch {
    return undefined;
  }
}

/** The part of a page with the tags that load its code: a template on a page that loads the shell on demand. */
export const codeOf = (page: Document): ParentNode =>
  page.querySelector<HTMLTemplateElement>(`#${PAGE_CODE}`)?.content ?? page;

/** The scripts of the shell that a page runs. They change with each release of the shell. */
export function scriptsOf(page: Document): string {
  return [...codeOf(page).querySelectorAll('script[src][integrity][defer]')]
    .map((script) => script.outerHTML)
    .join('\n');
}

/**
 * The links on a page that a visitor can choose, for comparison: header, footer and, in the demo, the other demos.
 * Every page names the modules that these come from.
 */
export function linksOf(manifest: PlatformManifest, isDemo: boolean): string {
  const ofSite = manifest.modules
    .flatMap(({ descriptor }) => descriptor.nav)
    .filter(({ area }) => area === 'site-header' || area === 'site-footer');
  return [...ofSite, ...(isDemo ? demoEntries(manifest) : [])]
    .map((entry) => JSON.stringify(entry))
    .sort()
    .join('\n');
}
