/** @jest-environment jsdom */
import { brand, type ManifestModule, type ModuleRoute } from '@platform/contract';
import { headTags, type HeadSurroundings } from './headTags';
import type { SitePage } from '../sitePages';

const integrity = `sha384-${'A'.repeat(64)}`;

const route: ModuleRoute = {
  path: '/pools',
  exact: true,
  access: 'public',
  layout: 'site',
  title: 'Pools & "decks"',
  description: 'Everything about <pools>.',
  head: { listed: true, picture: { file: 'head/pools.png', alt: 'A pool' }, structuredData: 'head/pools.json' },
};

const water: ManifestModule = {
  id: 'water',
  version: '1.2.0',
  descriptor: {
    id: 'water',
    title: 'Water',
    owner: 'team@water.test',
    engagement: false,
    routes: [route],
    nav: [],
    fills: {},
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1000 },
  },
  entry: { file: 'entry.js', integrity },
  global: 'water_1_2_0',
  preload: [],
};

const page: SitePage = {
  file: 'pools/index.html',
  title: route.title,
  description: 'Everything about <pools>.',
  layout: 'site',
  route,
  module: water,
};

const files = new Map([
  ['head/pools.json', JSON.stringify({ name: '</script><b>', url: '/pools', image: './head/pools.png' })],
]);

const surroundings = (artifactOrigin = ''): HeadSurroundings => ({
  siteOrigin: 'https://club.test',
  artifactOrigin,
  shellBase: `${artifactOrigin}/shell/0123456789abcdef/`,
  readReleaseFile: async (_module, file) => {
    const text = files.get(file);
    if (text === undefined) throw new Error(`${file} is missing`);
    return text;
  },
});

async function headOf(shown: SitePage, around = surroundings()): Promise<Document> {
  const tags = await headTags(shown, around);
  return new DOMParser().parseFromString(`<html><head>${tags.join('')}</head></html>`, 'text/html');
}

const property = (head: Document, name: string) =>
  head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

test('gives a listed page its full address and its card', async () => {
  const head = await headOf(page);
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://club.test/pools');
  expect(property(head, 'og:url')).toBe('https://club.test/pools');
  expect(property(head, 'og:title')).toBe(`Pools & "decks" · ${brand.name}`);
  expect(property(head, 'og:description')).toBe('Everything about <pools>.');
  expect(property(head, 'og:image')).toBe('https://club.test/modules/water/1.2.0/head/pools.png');
  expect(property(head, 'og:image:alt')).toBe('A pool');
  expect(head.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
  expect(head.querySelector('meta[name=robots]')).toBeNull();
});

test('writes structured data as a block that does not run, with full addresses and text that cannot end it', async () => {
  const blocks = [...(await headOf(page)).scripts];
  expect(blocks.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual({
    name: '</script><b>',
    url: 'https://club.test/pools',
    image: 'https://club.test/modules/water/1.2.0/head/pools.png',
  });
});

test('takes the picture from the folder of the releases', async () => {
  const head = await headOf(page, surroundings('https://files.test'));
  expect(property(head, 'og:image')).toBe('https://files.test/modules/water/1.2.0/head/pools.png');
});

test('shows only text for a shared link without a picture', async () => {
  const head = await headOf({ ...page, route: { ...route, head: { listed: true } } });
  expect(property(head, 'og:image')).toBeUndefined();
  expect(head.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary');
});

test("takes the picture of a shell page from the shell's folder", async () => {
  const own: SitePage = {
    ...page,
    route: { ...route, head: { listed: true, picture: { file: 'head/door.png', alt: 'A door' } } },
    module: undefined,
  };
  const head = await headOf(own);
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://club.test/pools');
  expect(property(head, 'og:title')).toBe(property(await headOf(page), 'og:title'));
  expect(property(head, 'og:image')).toBe('https://club.test/shell/0123456789abcdef/head/door.png');
  const afar = await headOf(own, surroundings('https://files.test'));
  expect(property(afar, 'og:image')).toBe('https://files.test/shell/0123456789abcdef/head/door.png');
});

test.each([
  ['says nothing of its head', { ...page, route: { ...route, head: undefined } }],
  ['is not to be listed', { ...page, route: { ...route, head: { listed: false } } }],
  ['has no owner', { file: '404.html', title: 'Page not found', layout: 'site' }],
] as [string, SitePage][])('asks search engines to leave out a page that %s', async (_what, shown) => {
  const head = await headOf(shown);
  expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(head.querySelector('link[rel=canonical]')).toBeNull();
});

test('leaves out a page for every club until a club is written into it, but already gives it its card', async () => {
  const head = await headOf({
    ...page,
    route: { ...route, exact: false, head: { ...route.head, listed: false, about: 'club' } },
  });
  expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(property(head, 'og:image')).toBe('https://club.test/modules/water/1.2.0/head/pools.png');
  expect(property(head, 'og:url')).toBeUndefined();
});

test('stops at a file that the release does not have', async () => {
  const broken = { ...route, head: { listed: true, structuredData: 'head/none.json' } };
  await expect(headTags({ ...page, route: broken }, surroundings())).rejects.toThrow('head/none.json is missing');
});
