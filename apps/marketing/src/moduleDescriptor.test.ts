import { moduleDescriptorSchema, type NavEntry } from '@platform/contract';
import descriptor from '../module.json';

const parsed = moduleDescriptorSchema.parse(descriptor);
const links = (area: NavEntry['area']) =>
  parsed.nav
    .filter((entry) => entry.area === area)
    .sort((a, b) => a.order - b.order)
    .map(({ label, to }) => [label, to]);

test('owns the seven public pages and the clubs’ application pages, each public and with a description', () => {
  expect(parsed.routes.map(({ path }) => path)).toEqual([
    '/',
    '/services',
    '/why-it-works',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/apply',
  ]);
  for (const route of parsed.routes) {
    expect(route).toMatchObject({ exact: route.path !== '/apply', access: 'public', layout: 'site' });
    expect(route.description?.length).toBeGreaterThan(50);
  }
});

test('gives no two pages the same title or description', () => {
  for (const words of ['title', 'description'] as const) {
    expect(new Set(parsed.routes.map((route) => route[words])).size).toBe(parsed.routes.length);
  }
});

test('puts the links of the specification into the header, and all of them into the footer with the other pages', () => {
  expect(links('site-header')).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Why It Works', '/why-it-works'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ]);
  expect(links('site-footer')).toEqual([
    ['Services & Pricing', '/services'],
    ['Why It Works', '/why-it-works'],
    ['About', '/about'],
    ['Book Consultation', '/contact?type=consultation'],
    ['Client Login', '/auth'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ]);
});

test('lets search engines find every page of the firm, each with its own picture and structured data', () => {
  const pages = parsed.routes.filter(({ path }) => path !== '/apply');
  const pictures = pages.map(({ head }) => head?.picture?.file);
  const data = pages.map(({ head }) => head?.structuredData);
  expect(pages.every(({ head }) => head?.listed)).toBe(true);
  expect(new Set([...pictures, ...data]).size).toBe(2 * pages.length);
  expect([...pictures, ...data]).not.toContain(undefined);
});
