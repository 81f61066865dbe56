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

test('the modules that fill the slot stand in the season’s order, whatever the order of the manifest', () => {
  expect(
    idsOf({ modules: [moduleAt('training', 30), moduleAt('pre-season', 10), moduleAt('recruitment', 20)] }),
  ).toEqual(['pre-season', 'recruitment', 'training']);
});

test('of the same order, the title decides', () => {
  expect(idsOf({ modules: [moduleAt('tennis', 40), moduleAt('pool', 40)] })).toEqual(['pool', 'tennis']);
});

test('a module that fills no slot, as one that is switched off, brings nothing', () => {
  expect(idsOf({ modules: [moduleAt('marketing'), moduleAt('training', 30)] })).toEqual(['training']);
});
