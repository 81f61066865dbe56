import { escapeHtml } from './markup';
import type { SitePage } from './sitePages';

/**
 * What search engines ask a site for: the map of its listed pages (https://www.sitemaps.org/protocol.html) and
 * robots.txt, which names it. Pages that are not listed say so themselves, so crawlers may come and read that. The way in
 * is found by its name: the map has what there is to read.
 */
export function searchFiles(pages: readonly SitePage[], siteOrigin: string): Map<string, string> {
  const listed = pages.flatMap(({ route, layout }) =>
    route?.head?.listed && layout === 'site' ? [siteOrigin + route.path] : [],
  );
  const entries = listed.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`);
  return new Map([
    [
      'sitemap.xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
    ],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`],
  ]);
}
