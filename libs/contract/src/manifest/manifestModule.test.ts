import { platformManifestSchema } from './platformManifest';

const integrity = `sha384-${'A'.repeat(64)}`;
const release = { version: '1.0.0', entry: { file: 'entry.js', integrity }, global: 'module_drills', preload: [] };
const route = { path: '/drills', access: 'club', layout: 'app', title: 'Drills' };

const moduleWith = (id: string, change: object = {}) => ({
  id,
  ...release,
  fallback: { ...release, version: '0.9.0', contract: '^1.0.0' },
  descriptor: {
    id,
    title: 'Drills',
    owner: 'drills@firm.test',
    engagement: true,
    routes: [route],
    nav: [{ area: 'sidebar', label: 'Drills', to: '/drills', order: 1 }],
    contract: '^1.0.0',
    budget: { firstLoadBytes: 90_000 },
    ...change,
  },
});

const read = (...modules: unknown[]) => platformManifestSchema.parse({ modules, switchedOff: [] }).modules;

test('keeps the other modules when one has a newer contract, and says why that one cannot run', () => {
  const newer = moduleWith('drills', {
    contract: '^2.0.0',
    routes: [{ ...route, layout: 'kiosk' }, { where: 'the basement' }],
    nav: [{ area: 'dock', label: 'Drills', to: '/drills', order: 1 }],
  });
  const [drills, pools] = read(newer, moduleWith('pools'));
  expect(drills?.unreadable).toContain('descriptor.routes.0.layout');
  expect(drills?.fallback?.version).toBe('0.9.0');
  expect(drills?.descriptor.routes).toMatchObject([{ path: '/drills', access: 'club' }]);
  expect(drills?.descriptor.nav).toEqual([]);
  expect(pools).toMatchObject({ id: 'pools' });
  expect(pools?.unreadable).toBeUndefined();
});

test('gives an unreadable contract range as the reason, and keeps the list', () => {
  expect(read(moduleWith('drills', { contract: 'garbage' }))[0]?.unreadable).toContain('a contract range looks like');
});

test('keeps the reason when the list is stored and read again', () => {
  const kept = read(moduleWith('drills', { routes: [{ ...route, layout: 'kiosk' }] }));
  expect(read(...(JSON.parse(JSON.stringify(kept)) as unknown[]))[0]?.unreadable).toContain('layout');
});

test('leaves out an entry without a module or without files', () => {
  expect(read({ id: 'Drills!' }, 7, moduleWith('pools')).map(({ id }) => id)).toEqual(['pools']);
});

test('keeps a release whose fallback cannot be read', () => {
  const [drills] = read({ ...moduleWith('drills'), fallback: { version: 'yesterday' } });
  expect([drills?.unreadable, drills?.fallback]).toEqual([undefined, undefined]);
});

test('reads `slots` of a release for an earlier contract as `fills`', () => {
  const before = { slots: [{ slot: 'dashboard.card', order: 30 }] };
  const fillsOf = (change: object) => read(moduleWith('drills', change))[0]?.descriptor.fills;
  expect(fillsOf(before)).toEqual({ 'dashboard.card': { order: 30 } });
  expect(fillsOf({ ...before, fills: {} })).toEqual({});
});
