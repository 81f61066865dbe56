const { existsSync, mkdirSync, readdirSync } = require('node:fs');
const path = require('node:path');

// Jest writes its results for `npm test` there, and makes no folders.
mkdirSync(path.join(__dirname, 'dist/test-results'), { recursive: true });

/** Everything that runs without a browser. One project for each room, so that Nx can run and cache them alone. */
const typescript = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    // Beside the code, and read when something fails: inside it, every file of tests would load them with every module.
    sourceMaps: true,
  },
];
// Packages that ship modules which Jest's sandbox cannot load as they are go through the compiler, too.
const packageSource = [
  '@swc/jest',
  { jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' }, module: { type: 'commonjs' }, sourceMaps: true },
];
const compiledPackages = [
  '@electric-sql/pglite',
  '@supabase/auth-js/dist/module',
  '@supabase/functions-js/dist/module',
  '@supabase/storage-js',
  'jose',
  'pptxgenjs',
  'single-spa',
].join('|');

const common = {
  transform: {
    '\\.tsx?$': typescript,
    '\\.(c|m)?js$': packageSource,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${compiledPackages})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
};

/** The folder that Jest searches. Without it Jest lists every file of the repository, `node_modules` included. */
const rootOf = (folder) => `<rootDir>/${folder.replace(/\/\{.*/, '')}`;

const node = (displayName, folder, ignored = []) => ({
  ...common,
  displayName,
  testEnvironment: 'node',
  roots: [rootOf(folder)],
  testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
  testPathIgnorePatterns: ['/node_modules/', ...ignored],
});

/** Tests of the name `*.test.tsx` or `*.dom.test.ts` have a document; `*.test.ts` is logic, which needs none. */
const DOM_TESTS = ['*.test.tsx', '*.dom.test.ts'];

const inBrowser = {
  testEnvironment: '<rootDir>/tools/checks/jest/jsdomEnvironment.cjs',
  setupFiles: ['<rootDir>/tools/checks/jest/browserGlobals.cjs', '<rootDir>/tools/checks/jest/ownerStacks.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/checks/jest/waits.cjs'],
};

/** Two projects of one name, so that `--selectProjects` runs both: most logic runs without the start of a document. */
const browser = (displayName, folder) => [
  node(displayName, folder, ['\\.dom\\.test\\.ts$', '\\.parity\\.test\\.ts$']),
  {
    ...common,
    displayName,
    ...inBrowser,
    roots: [rootOf(folder)],
    testMatch: DOM_TESTS.map((name) => `<rootDir>/${folder}/**/${name}`),
  },
];

/** Tests that compare a module's demo with the same club in the database of a platform. */
const parity = (app) => ({
  ...common,
  displayName: `${app}-parity`,
  ...inBrowser,
  roots: [`<rootDir>/apps/${app}`],
  testMatch: [`<rootDir>/apps/${app}/**/*.parity.test.ts`],
  globalSetup: '<rootDir>/tools/local-stack/src/testing/seeded/jestStart.ts',
  globalTeardown: '<rootDir>/tools/local-stack/src/testing/seeded/jestStop.ts',
});

/**
 * Tests that run once more, on something else: on one throwaway PostgreSQL server for the whole run.
 * `globals` tells them what they run on.
 */
const onPostgres = (project, displayName, globals) => ({
  ...project,
  displayName,
  globals,
  globalSetup: '<rootDir>/tools/checks/postgres/jestStart.ts',
  globalTeardown: '<rootDir>/tools/checks/postgres/jestStop.ts',
});

/** Databases that a project's tests copy. */
const PREPARED_DATABASES = { 'local-stack': ['empty', 'product'], releases: ['product'], client: ['product'] };

/** Tests that start the stack: its program and the databases are made once for all of them. */
const onStack = (project) => ({
  ...project,
  globals: { preparedDatabases: PREPARED_DATABASES[project.displayName] ?? [] },
  globalSetup: '<rootDir>/tools/local-stack/src/testing/prepared/jestStart.ts',
  globalTeardown: '<rootDir>/tools/local-stack/src/testing/prepared/jestStop.ts',
});

const rules = node('rules-postgres', 'supabase/tests/rules');
/**
 * The rules that run on PGlite, too, which takes four times as long: what goes over the whole catalogue, and what leans on
 * that in which engines differ, such as clocks and zones, patterns, bytes and the order of lists.
 */
const rulesOfBothEngines = [
  'foundation/absurdDays',
  'foundation/boundedDays',
  'foundation/catalogue',
  'foundation/emailAddresses',
  'foundation/embeds',
  'foundation/matrix',
  'foundation/refusals',
  'foundation/seed',
  'jobs/@(jobs|jobContents|workers)',
  'modules/ed25519',
  'modules/platformManifest',
  'numbers/*',
  'scheduling/**/!(manyOpenShifts)',
  'staff/countedColumns',
  'staff/rosterPages',
  'storage/*',
].map((name) => `<rootDir>/supabase/tests/rules/${name}.test.ts`);
const client = node('client', 'supabase/tests/client');
/** What the functions refuse does not depend on the runtime: `npm run soak` alone repeats the fuzz runs on Deno. */
const onDenoIgnored = process.env.SOAK === '1' ? [] : ['fuzz.test.ts'];

// A new app is tested from its first day, without a line here.
const apps = readdirSync(path.join(__dirname, 'apps')).filter((app) =>
  existsSync(path.join(__dirname, 'apps', app, 'module.json')),
);
/** Nx's name of each tool that has tests, and its folder. */
const tools = readdirSync(path.join(__dirname, 'tools')).flatMap((folder) => {
  const { name, targets } = require(`./tools/${folder}/project.json`);
  return targets.unit ? [[name, `tools/${folder}`]] : [];
});

module.exports = {
  projects: [
    node('contract', 'libs/contract'),
    node('database', 'libs/database'),
    ...browser('session', 'libs/session'),
    ...browser('module-kit', 'libs/module-kit'),
    ...browser('ui', 'libs/ui'),
    node('sample-club', 'libs/sample-club'),
    ...apps.flatMap((app) => browser(app, `apps/${app}`)),
    ...apps.filter((app) => 'parity' in require(`./apps/${app}/package.json`).nx.targets).map(parity),
    ...tools.map(([name, folder]) => onStack(node(name, folder, ['/checks/graph/']))),
    node('graph', 'tools/checks/graph'),
    node('functions', 'supabase', ['<rootDir>/supabase/tests/']),
    onPostgres(node('functions-on-stack', 'supabase/tests/functions'), 'functions-on-stack', {}),
    onPostgres(node('functions-on-deno', 'supabase/tests/{functions,deno}', onDenoIgnored), 'functions-on-deno', {
      functionRuntime: 'deno',
    }),
    {
      ...rules,
      displayName: 'rules',
      testMatch: rulesOfBothEngines,
      globalSetup: '<rootDir>/supabase/tests/rules/engines/jestStart.ts',
      globalTeardown: '<rootDir>/supabase/tests/rules/engines/jestStop.ts',
    },
    onPostgres(rules, 'rules-postgres', { rulesEngine: 'postgres' }),
    onPostgres(node('schema', 'supabase/tests/schema'), 'schema', {}),
    onPostgres(node('production', 'supabase/tests/production'), 'production', {}),
    node('upgrade', 'supabase/tests/upgrade'),
    onStack(client),
    onPostgres(client, 'client-postgres', { contractTarget: 'postgres' }),
    onPostgres(client, 'client-postgrest', { contractTarget: 'postgrest' }),
  ],
  testTimeout: 60_000,
  testSequencer: './tools/checks/jest/longestFirst.cjs',
  // One more than the two cores of the smallest machine: some wait for a server or a child process. Nx runs three tasks at
  // once (tools/checks/stages/stages.ts), and more workers would only take turns.
  maxWorkers: process.env.NX_TASK_TARGET_PROJECT ? 2 : 3,
  // What a file of tests leaves in a worker's memory stays there: after a hundred of them, gigabytes.
  workerIdleMemoryLimit: '800MB',
};
