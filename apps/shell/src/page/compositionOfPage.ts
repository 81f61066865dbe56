import { pageBlockIds } from '@platform/contract';

/**
 * What a page is composed from: the modules with their releases and digests, and the scripts of the shell. Two pages
 * with the same run the same code.
 */
export function compositionOfPage(page: Document): string {
  const manifest = page.getElementById(pageBlockIds.manifest)?.textContent ?? '';
  const scripts = [...page.querySelectorAll('script[src][integrity][defer]')].map((script) => script.outerHTML);
  return [manifest.trim(), ...scripts].join('\n');
}
