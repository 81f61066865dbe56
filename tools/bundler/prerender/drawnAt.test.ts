import type { ModuleRoute } from '@platform/contract';
import { drawnAt } from './drawnAt';

const page: ModuleRoute = { path: '/contact', exact: true, access: 'public', layout: 'site', title: 'Contact' };

test('a page for everyone at one address is drawn with its release', () => {
  expect(drawnAt(page)).toBe('/contact');
});

test('the pages of clubs are drawn once, for none of them', () => {
  expect(drawnAt({ ...page, path: '/apply', exact: false, head: { listed: false, about: 'club' } })).toBe(
    '/apply/club',
  );
});

test.each<[string, Partial<ModuleRoute>]>([
  ['for people with a club', { access: 'club' }],
  ['with addresses below it', { exact: false }],
  ['with a part that differs', { path: '/apply/:clubSlug' }],
  ['of the demo', { layout: 'demo' }],
])('a page %s is not', (_what, change) => {
  expect(drawnAt({ ...page, ...change })).toBeUndefined();
});
