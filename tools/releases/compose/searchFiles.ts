import { escapeHtml } from './page/markup';
import type { SitePage } from './sitePages';

/**
 * The files for search engines: the map of the listed pages (https://www.sitemaps.org/protocol.html) and robots.txt,
 * which names it. Unlisted pages say so themselves, so crawlers may read them. The map has only pages with content: the
 * sign-in page is found by its name.
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
