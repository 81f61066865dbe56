import type { Release } from '@platform/contract';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { release, releaseCalls } from './releaseCalls';

const database = databaseOfEachTest();
const { publish } = releaseCalls(database);

const changes: [string, (good: Release) => unknown, RegExp][] = [
  ['a list', () => [], /not a JSON object/],
  ['an id with a path', (good) => ({ ...good, moduleId: '../shell' }), /moduleId is not a module id/],
  ['no version', ({ version: _version, ...rest }) => rest, /version does not look like/],
  ['a loose version', (good) => ({ ...good, version: '1.0' }), /version does not look like/],
  ['a line break after the version', (good) => ({ ...good, version: '1.0.0\n' }), /version does not look like/],
  ['no descriptor', (good) => ({ ...good, descriptor: null }), /descriptor is missing/],
  [
    "another module's descriptor",
    (good) => ({ ...good, descriptor: { ...good.descriptor, id: 'other' } }),
    /descriptor.id differs/,
  ],
  [
    'engagement as text',
    (good) => ({ ...good, descriptor: { ...good.descriptor, engagement: 'false' } }),
    /engagement is neither/,
  ],
  ['no routes', (good) => ({ ...good, descriptor: { ...good.descriptor, routes: [] } }), /routes is empty/],
  [
    'a contract that is no range',
    (good) => ({ ...good, descriptor: { ...good.descriptor, contract: 'garbage' } }),
    /descriptor.contract is not a range/,
  ],
  [
    'a layout that its contract does not know',
    (good) => ({
      ...good,
      descriptor: {
        ...good.descriptor,
        routes: [...good.descriptor.routes, { ...good.descriptor.routes[0], layout: 'kiosk' }],
      },
    }),
    /descriptor.routes.1: its layout is site, app, demo or bare/,
  ],
  [
    'an access that its contract does not know',
    (good) => ({
      ...good,
      descriptor: { ...good.descriptor, routes: [{ ...good.descriptor.routes[0], access: 'everyone' }] },
    }),
    /descriptor.routes.0: its access is/,
  ],
  [
    "a route on another's site",
    (good) => ({
      ...good,
      descriptor: { ...good.descriptor, routes: [{ ...good.descriptor.routes[0], path: '//evil.example' }] },
    }),
    /descriptor.routes.0: its path is not/,
  ],
  [
    'a place of the navigation that its contract does not know',
    (good) => ({
      ...good,
      descriptor: { ...good.descriptor, nav: [{ area: 'dock', label: 'x', to: '/training', order: 1 }] },
    }),
    /descriptor.nav.0: its area is/,
  ],
  [
    'an action that leads away',
    (good) => ({
      ...good,
      descriptor: { ...good.descriptor, actions: [{ label: 'x', to: 'https://evil.example' }] },
    }),
    /descriptor.actions.0: it leads to no page/,
  ],
  [
    'no budget',
    (good) => ({ ...good, descriptor: { ...good.descriptor, budget: {} } }),
    /firstLoadBytes is not a positive number/,
  ],
  [
    'bytes that are no number',
    (good) => ({ ...good, firstLoadBytes: '4 kB' }),
    /firstLoadBytes is not a number of bytes/,
  ],
  ['an entry that is not there', (good) => ({ ...good, entry: 'other.js' }), /entry is not one of its files/],
  ['a preload that is not there', (good) => ({ ...good, preload: ['first.js', 'gone.js'] }), /preload names gone.js/],
  ['a preload that is null', (good) => ({ ...good, preload: [null] }), /preload names nothing/],
  [
    'a weak digest',
    (good) => ({ ...good, files: { ...good.files, 'entry.js': { integrity: 'sha256-abc', bytes: 1 } } }),
    /integrity of entry.js/,
  ],
  ['no digest', (good) => ({ ...good, files: { ...good.files, 'entry.js': { bytes: 1 } } }), /integrity of entry.js/],
  [
    'a file outside',
    (good) => ({ ...good, files: { ...good.files, 'a/../../b.js': good.files['entry.js'] } }),
    /leaves the release folder/,
  ],
  [
    'a file from the root',
    (good) => ({ ...good, files: { ...good.files, '/etc/passwd': good.files['entry.js'] } }),
    /leaves the release folder/,
  ],
  [
    'half a byte',
    (good) => ({ ...good, files: { ...good.files, 'entry.js': { ...good.files['entry.js'], bytes: 0.5 } } }),
    /size of entry.js/,
  ],
  ['a global that is code', (good) => ({ ...good, global: 'alert(1)' }), /global is not a name/],
];
test.each(changes)('refuses %s and registers nothing', async (_what, change, message) => {
  expect(await publish(change(release('1.0.0')))).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: expect.stringMatching(message),
    hint: expect.any(String),
  });
  expect(await database.owner('select 1 from public.modules')).toEqual([]);
  expect(await database.owner('select 1 from public.module_releases')).toEqual([]);
});
