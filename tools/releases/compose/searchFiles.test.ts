import type { ModuleRoute } from '@platform/contract';
import { searchFiles } from './searchFiles';
import type { SitePage } from './sitePages';

const page = (path: string, head?: ModuleRoute['head'], layout: ModuleRoute['layout'] = 'site'): SitePage => ({
  file: `${path}/index.html`,
  title: path,
  layout,
  route: { path, exact: true, access: 'public', layout, title: path, ...(head ? { head } : {}) },
});

const files = searchFiles(
  [
    page('/auth', { listed: true }, 'bare'),
    page('/', { listed: true }),
    page('/services', { listed: true }),
    page('/demo/training'),
    page('/apply', { listed: false }),
  ],
  'https://club.test',
);

test('puts only the listed pages of the site into the site map, without the sign-in page', () => {
  const addresses = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual(['https://club.test/', 'https://club.test/services']);
  expect(files.get('sitemap.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
});

test('lets every crawler in with robots.txt, and names the map', () => {
  expect(files.get('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://club.test/sitemap.xml\n');
});
