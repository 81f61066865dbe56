import type { ModuleDescriptor } from '@platform/contract';
import { namesOf } from './moduleNames';
import { refusalOf } from './refusalOf';

const app = (id: string, ...routes: [path: string, exact?: boolean][]): ModuleDescriptor => ({
  id,
  title: id,
  owner: `${id}@club.example`,
  engagement: false,
  routes: routes.map(([path, exact = false]) => ({ path, exact, access: 'public', layout: 'site', title: id })),
  nav: [{ area: 'sidebar', label: id, to: routes[0]![0], order: 40 }],
  fills: {},
  contract: '^1.0.0',
  budget: { firstLoadBytes: 40_000 },
});
const apps = [app('shell', ['/sign-in']), app('marketing', ['/', true], ['/contact'], ['/pools/indoor'])];
const refused = (id: string) => refusalOf(id, apps, ['shell', 'marketing']);

test('leaves every other route free next to the exact home page', () => {
  expect(refused('facilities')).toBeUndefined();
});

test.each([
  [
    'Facilities',
    '"Facilities" cannot be the id of a module: a module id is 2–40 lower-case letters, digits and hyphens.',
  ],
  ['../shell', '"../shell" cannot be the id of a module: a module id is 2–40 lower-case letters, digits and hyphens.'],
  ['marketing', 'apps/marketing exists already.'],
  ['modules', '/modules is an address of the platform itself; choose another id.'],
  ['contact', 'The route /contact is taken: marketing has /contact. Choose another id.'],
  ['pools', 'The route /pools is taken: marketing has /pools/indoor. Choose another id.'],
])('refuses %s in one sentence', (id, sentence) => {
  expect(refused(id)).toBe(sentence);
});

test('derives every name from the id, and puts link and card last', () => {
  expect(namesOf('pool-care', apps, '20261201000000')).toEqual({
    id: 'pool-care',
    pascal: 'PoolCare',
    camel: 'poolCare',
    snake: 'pool_care',
    table: 'pool_care_items',
    migration: '20261201000000',
    title: 'Pool care',
    owner: 'pool-care@club.example',
    order: '50',
    cardOrder: '70',
  });
});
