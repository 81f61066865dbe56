import type { ManifestModule, PlatformManifest } from '@platform/contract';
import { slotModules } from './slotModules';

const moduleAt = (id: string, order?: number): ManifestModule => ({
  id,
  version: '1.0.0',
  global: id,
  entry: { file: 'entry.js', integrity: '' },
  preload: [],
  descriptor: {
    id,
    title: id,
    owner: `${id}@club.example`,
    engagement: true,
    routes: [{ path: `/${id}`, exact: false, access: 'club', layout: 'app', title: id }],
    nav: [],
    fills: order === undefined ? {} : { 'dashboard.card': { order } },
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1 },
  },
});
const idsOf = (manifest: Pick<PlatformManifest, 'modules'>) =>
  slotModules({ switchedOff: [], ...manifest }, 'dashboard.card').map(({ id }) => id);

test('lists the modules of a slot in season order, whatever the order of the manifest', () => {
  expect(
    idsOf({ modules: [moduleAt('training', 30), moduleAt('pre-season', 10), moduleAt('recruitment', 20)] }),
  ).toEqual(['pre-season', 'recruitment', 'training']);
});

test('sorts by title when the order is equal', () => {
  expect(idsOf({ modules: [moduleAt('tennis', 40), moduleAt('pool', 40)] })).toEqual(['pool', 'tennis']);
});

test('leaves out a module that fills no slot', () => {
  expect(idsOf({ modules: [moduleAt('marketing'), moduleAt('training', 30)] })).toEqual(['training']);
});
