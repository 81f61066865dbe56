import type { ModuleRoute, Release } from '@platform/contract';

type Route = Pick<ModuleRoute, 'path' | 'access' | 'staffOnly'>;

/** A valid release.json. Every file's digest differs, so that a mix-up shows. */
export function sampleRelease(
  moduleId: string,
  version: string,
  {
    engagement = false,
    routes = [{ path: `/${moduleId}`, access: 'club' }] as Route[],
    title = moduleId,
    schema = undefined as string | undefined,
    fills = { 'dashboard.card': { order: 1 } },
  } = {},
): Release {
  return {
    moduleId,
    version,
    descriptor: {
      id: moduleId,
      title,
      owner: `${moduleId}@firm.test`,
      engagement,
      routes: routes.map((route) => ({ ...route, exact: false, layout: 'app', title: `Page ${route.path}` })),
      nav: [{ area: 'sidebar', section: 'modules', label: title, to: `/${moduleId}`, order: 1 }],
      fills,
      contract: '^1.0.0',
      schema,
      budget: { firstLoadBytes: 90_000 },
    },
    entry: 'entry.js',
    global: `module_${moduleId.replaceAll('-', '_')}`,
    preload: ['first.js', 'second.js'],
    firstLoadBytes: 4321,
    prerendered: {},
    shared: {},
    files: {
      'entry.js': { integrity: digest(`${version}e`), bytes: 1200 },
      'first.js': { integrity: digest(`${version}f`), bytes: 3400 },
      'second.js': { integrity: digest(`${version}s`), bytes: 5600 },
      'assets/later.js': { integrity: digest(`${version}l`), bytes: 0 },
    },
  };
}

function digest(seed: string): string {
  return `sha384-${Buffer.from(seed.repeat(48)).toString('base64').slice(0, 64)}`;
}
