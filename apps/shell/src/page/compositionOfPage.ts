import { pageBlockIds } from '@platform/contract';

/**
 * What a page is composed from: the releases of the whole site, and the scripts of the shell. Two pages with the same run
 * the same code, though each names only the modules that it begins with.
 * @returns nothing for what is no complete page of the platform
 */
export function compositionOfPage(page: Document): string {
  const composition = readComposition(page.getElementById(pageBlockIds.manifest)?.textContent ?? '');
  if (!composition) return '';
  const scripts = [...page.querySelectorAll('script[src][integrity][defer]')].map((script) => script.outerHTML);
  return [composition, ...scripts].join('\n');
}

function readComposition(manifest: string): string | undefined {
  try {
    return (JSON.parse(manifest) as { composition?: string }).composition;
  } catch {
    return undefined;
  }
}
