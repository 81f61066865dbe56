import type { ModuleRoute } from '@platform/contract';
import { prerenderedAt } from './prerenderedAt';

const page: ModuleRoute = { path: '/contact', exact: true, access: 'public', layout: 'site', title: 'Contact' };

test('prerenders a public page with its release', () => {
  expect(prerenderedAt(page)).toBe('/contact');
});

test('prerenders the page of clubs once, for no club', () => {
  expect(prerenderedAt({ ...page, path: '/apply', exact: false, head: { listed: false, about: 'club' } })).toBe(
    '/apply/club',
  );
});

test.each<[string, Partial<ModuleRoute>]>([
  ['for people with a club', { access: 'club' }],
  ['with addresses below it', { exact: false }],
  ['with a part that differs', { path: '/apply/:clubSlug' }],
  ['of the demo', { layout: 'demo' }],
])('does not prerender a page %s', (_what, change) => {
  expect(prerenderedAt({ ...page, ...change })).toBeUndefined();
});
