import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { moduleDescriptorSchema } from './moduleDescriptor';
import { describeIssues } from '../validation';

const apps = path.resolve(__dirname, '../../../../apps');
const descriptors = readdirSync(apps).filter((app) => existsSync(path.join(apps, app, 'module.json')));
const read = (app: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(apps, app, 'module.json'), 'utf8')) as Record<string, unknown>;

test.each(descriptors)('apps/%s/module.json is valid and named like its folder', (app) => {
  const parsed = moduleDescriptorSchema.safeParse(read(app));
  expect(parsed.error && describeIssues(parsed.error)).toBeUndefined();
  expect(parsed.data?.id).toBe(app);
});

test('refuses a route that two modules own', () => {
  const routes = descriptors.flatMap((app) =>
    moduleDescriptorSchema.parse(read(app)).routes.map(({ path: route }) => route),
  );
  expect(new Set(routes).size).toBe(routes.length);
});

const offer = { props: { type: 'object', examples: [{}] }, bytes: 40_000 };
const publicRoute = { path: '/drills', access: 'public', layout: 'site', title: 'Drills' };

test('lists a page only when its route says so', () => {
  const routes = [publicRoute, { ...publicRoute, head: {} }, { ...publicRoute, head: { listed: true } }];
  const parsed = moduleDescriptorSchema.parse({ ...read('training'), routes });
  expect(parsed.routes.map(({ head }) => head?.listed)).toEqual([undefined, false, true]);
});

test.each([
  [{ id: 'Training' }, 'id: a module id is'],
  [{ owner: 'the training team' }, 'owner: the owner is the email address'],
  [{ owner: 'training@firm' }, 'owner: the owner is the email address'],
  [{ routes: [] }, 'routes: a module owns at least one route'],
  [{ contract: 'latest' }, 'contract: a contract range looks like'],
  [{ routes: [{ path: '//evil.example', access: 'public', layout: 'site', title: 'x' }] }, 'routes.0.path: a route is'],
  [
    { nav: [{ area: 'sidebar', label: 'x', to: 'https://evil.example', order: 1 }] },
    'nav.0.to: it leads to a page of this site',
  ],
  [{ fills: { dashboard: { order: 1 } } }, 'fills.dashboard: slots are named <area>.<name>'],
  [{ fills: { 'dashboard.card': {} } }, 'fills.dashboard.card.order: an order is a number'],
  [{ offers: { 'Staff.drawer': offer } }, 'offers.Staff.drawer: slots are named <area>.<name>'],
  [{ offers: { 'staff.drawer': { bytes: 1 } } }, 'offers.staff.drawer.props: '],
  [
    { offers: { 'staff.drawer': { ...offer, bytes: 0 } } },
    'offers.staff.drawer.bytes: a byte limit is a positive number',
  ],
  [{ actions: [{ label: 'Add', to: '//evil.example' }] }, 'actions.0.to: it leads to a page of this site'],
  [{ actions: [{ label: '', to: '/drills?new=drill' }] }, 'actions.0.label: it may not be empty'],
  [
    { routes: [{ ...publicRoute, head: { picture: { file: '../secrets.png', alt: 'x' } } }] },
    'routes.0.head.picture.file: a file name stays',
  ],
  [
    { routes: [{ ...publicRoute, head: { picture: { file: 'head/x.png', alt: '' } } }] },
    'routes.0.head.picture.alt: it may',
  ],
])('refuses %j with a sentence that names the field', (change, sentence) => {
  const parsed = moduleDescriptorSchema.safeParse({ ...read('training'), ...change });
  expect(parsed.error && describeIssues(parsed.error)).toContain(sentence);
});
