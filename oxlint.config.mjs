import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/** Which of our packages each room may import (docs/architecture.md, "Which folder may use which"). */
const mayUse = {
  'libs/contract': [],
  'libs/ui': [],
  'libs/sample-club': [],
  'libs/database': [],
  'libs/session': ['contract', 'database', 'database/said'],
  'libs/module-kit': ['contract', 'database', 'database/refusals', 'session', 'ui'],
  // Each module bundles what it imports from here. What the page has once, such as the data cache, comes from the shell
  // by the package's name; imported by a file's name it would be a copy, which the bundler refuses.
  'libs/module-kit/src/screens': [
    'contract',
    'contract/season',
    'database',
    'database/raised',
    'database/refusals',
    // Of a table that several modules enter: each bundles the sentences with the checks that it imports.
    'database/refusals/*',
    'session',
    'ui',
    'ui/dates',
    'ui/sizes',
    'ui/window',
    'ui/words',
    'module-kit',
  ],
  // The shell alone shows these, over what it hands to them.
  'libs/module-kit/src/devtools': ['contract', 'ui', 'ui/dates', 'module-kit'],
  'apps/*': [
    'contract',
    'contract/errors',
    'contract/forms',
    'contract/reports',
    'contract/reserve',
    'contract/saved-reports',
    'contract/words',
    'database',
    'database/employment',
    // What the rules of shifts and of employment say.
    'database/problems',
    // The sentences of one table: a module carries those of the tables that it writes.
    'database/refusals/*',
    // What functions of the database say, for demos and for pages that say it first.
    'database/raised',
    'database/said',
    'session',
    'ui',
    'ui/dates',
    'ui/window',
    'module-kit',
    'module-kit/screens',
    'module-kit/worker',
    'sample-club',
  ],
  // As modules, and it starts the session.
  'apps/shell': [
    'contract',
    'contract/errors',
    'contract/season',
    'contract/slot-values',
    'database',
    'database/refusals/*',
    'session',
    // For the first script, which is inline in every page.
    'session/start',
    'ui',
    // What every page has of both, for modules.
    'ui/start',
    'module-kit/start',
    // For the page as a whole, in a file that comes after it.
    'ui/focus',
    // For the pictures that links to its pages show.
    'ui/brand',
    'ui/dates',
    'ui/window',
    'module-kit',
    'module-kit/devtools',
    'module-kit/screens',
    'sample-club',
  ],
  // A page of its own, not a module: it has its own React root and shows the examples.
  'apps/catalogue': ['contract', 'ui', 'ui/examples', 'ui/words'],
  tools: [
    'contract',
    'contract/errors',
    'contract/slot-values',
    'contract/words',
    'database',
    'database/all-refusals',
    'database/problems',
    'database/raised',
    'database/said',
    'ui/brand',
    'ui/stylesheet',
  ],
  supabase: [
    'contract',
    'contract/forms',
    'contract/reports',
    'contract/reserve',
    'contract/saved-reports',
    'contract/words',
    'database',
    'database/employment',
    'database/refusals',
    'database/all-refusals',
    'sample-club',
  ],
  e2e: ['contract', 'sample-club'],
  // Modules that tests use: they become apps in a copy of the repository.
  'e2e/fixtures/*': ['module-kit', 'module-kit/screens', 'sample-club', 'session', 'ui'],
};

/** Names of react-router-dom that module-kit passes on at run time; any other would be undefined in a module. */
const routerNames = [
  'Link',
  'Navigate',
  'NavLink',
  'Outlet',
  'Route',
  'Routes',
  'useHref',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useParams',
  'useSearchParams',
];

const throughPackages = {
  regex: '^(\\.\\./)+(apps|libs|tools|supabase|e2e)/',
  message: 'Import another room through its package, not through its files.',
};
/** Between apps the way is `../../training/src`, which names no room. */
const anotherApp = {
  regex: `^(\\.\\./)+(${readdirSync(new URL('apps', import.meta.url)).join('|')})/(src|head|module\\.json|package\\.json)(/|$)`,
  message: 'No app imports another: what both need belongs in a library.',
};
const throughModuleKit = {
  group: ['react-dom/client'],
  message: 'defineModule() of module-kit owns the React roots.',
};
/** What the session and the shell alone need of it. */
const ownNamesOfSession = {
  name: '@platform/session',
  importNames: ['SESSION_STORAGE_KEY', 'supabaseWithSession'],
  message:
    'Modules do not get the session token: supabase() sends requests as the person, useAuth() tells who that is.',
};
const sharedRouterNames = {
  name: 'react-router-dom',
  allowImportNames: routerNames,
  message: 'module-kit does not pass this name on.',
};

/** What the shell shares of it; the others would be undefined on a page. */
const sharedStyleNames = {
  name: 'styled-components',
  allowImportNames: ['css', 'keyframes', 'styled'],
  message: 'The shell does not share this name (tools/bundler/federation/styledParts.mjs).',
};

/** Every name under which a package of ours can be imported: `@platform/contract`, `@platform/contract/errors`, … */
const ourNames = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url)).flatMap((room) => {
    const { name, exports = { '.': '' } } = JSON.parse(
      readFileSync(new URL(`${folder}/${room}/package.json`, import.meta.url), 'utf8'),
    );
    return Object.keys(exports).map((entry) => name + entry.slice(1));
  }),
);

const hasModules = (room) => ['apps/*', 'apps/shell', 'e2e/fixtures/*'].includes(room);

const wallsOf = (room, allowed, files = `${room}/**/*.{ts,tsx}`) => {
  const refused = ourNames.filter((name) => !allowed.includes(name.slice('@platform/'.length)));
  const message = `${room} may not use this package (oxlint.config.mjs, mayUse).`;
  return {
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...refused.map((name) => ({ name, message })),
            ...(hasModules(room) ? [sharedRouterNames] : []),
            ...(hasModules(room) || room.startsWith('libs/') ? [sharedStyleNames] : []),
            ...(hasModules(room) && room !== 'apps/shell' && !files.includes('test') ? [ownNamesOfSession] : []),
          ],
          patterns: [
            throughPackages,
            ...refused.filter((name) => name.endsWith('*')).map((name) => ({ group: [name], message })),
            ...(room.startsWith('apps/') ? [anotherApp] : []),
            ...(hasModules(room) ? [throughModuleKit] : []),
          ],
        },
      ],
    },
  };
};

const errors = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));

/** Mistakes in any JavaScript. */
const javascriptRules = errors(
  'constructor-super',
  'for-direction',
  'getter-return',
  'no-async-promise-executor',
  'no-case-declarations',
  'no-class-assign',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-const-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-delete-var',
  'no-dupe-class-members',
  'no-dupe-else-if',
  'no-dupe-keys',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-empty-pattern',
  'no-empty-static-block',
  'no-ex-assign',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-func-assign',
  'no-global-assign',
  'no-import-assign',
  'no-invalid-regexp',
  'no-irregular-whitespace',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-new-native-nonconstructor',
  'no-nonoctal-decimal-escape',
  'no-obj-calls',
  'no-prototype-builtins',
  'no-redeclare',
  'no-regex-spaces',
  'no-self-assign',
  'no-setter-return',
  'no-shadow-restricted-names',
  'no-sparse-arrays',
  'no-this-before-super',
  'no-unassigned-vars',
  'no-unexpected-multiline',
  'no-unreachable',
  'no-unsafe-finally',
  'no-unsafe-negation',
  'no-unsafe-optional-chaining',
  'no-unused-labels',
  'no-unused-private-class-members',
  'no-useless-assignment',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-escape',
  'no-with',
  'preserve-caught-error',
  'require-yield',
  'use-isnan',
  'valid-typeof',
);

/** Mistakes that only types show. `no-unsafe-assignment` and `-return` stay off: the client's rows are `any` until a query names their type. */
const typeRules = errors(
  'typescript/await-thenable',
  'typescript/ban-ts-comment',
  'typescript/consistent-type-imports',
  'typescript/no-array-constructor',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-duplicate-enum-values',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-implied-eval',
  'typescript/no-misused-new',
  'typescript/no-misused-promises',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-redundant-type-constituents',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-wrapper-object-types',
  'typescript/only-throw-error',
  'typescript/prefer-as-const',
  'typescript/prefer-namespace-keyword',
  'typescript/prefer-promise-reject-errors',
  'typescript/restrict-plus-operands',
  'typescript/restrict-template-expressions',
  'typescript/triple-slash-reference',
);

/** React's rules, those of its compiler among them. */
const reactRules = errors(
  'react/error-boundaries',
  'react/exhaustive-deps',
  'react/globals',
  'react/immutability',
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/refs',
  'react/rules-of-hooks',
  'react/set-state-in-effect',
  'react/set-state-in-render',
  'react/static-components',
  'react/unsupported-syntax',
  'react/use-memo',
);

const noDefaultExports = [
  'error',
  { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
];

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: ['./tools/checks/lint/productName.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/node_modules/',
    'dist/',
    '.nx/',
    '.clubcrew/',
    'libs/database/src/generated/',
    '**/*.mjs',
    '**/*.cjs',
    '**/*.js',
    'supabase/functions/**/index.ts',
  ],
  rules: {
    ...javascriptRules,
    ...typeRules,
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-unused-expressions': 'error',
    'no-restricted-exports': noDefaultExports,
    'house/product-name': 'error',
  },
  overrides: [
    { files: ['{apps,libs,e2e/fixtures}/**/*.{ts,tsx}'], rules: reactRules },
    // A test that reads past a missing value throws, and so fails.
    { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'no-unsafe-optional-chaining': 'off' } },
    ...Object.entries(mayUse).map(([room, allowed]) => wallsOf(room, allowed)),
    { files: ['apps/*/src/**/*.{ts,tsx}'], rules: { 'house/session-key': 'error' } },
    { files: ['apps/shell/**'], rules: { 'house/session-key': 'off' } },
    // A test ends the session's client, whose timers would outlive it.
    wallsOf('apps/*', [...mayUse['apps/*'], 'module-kit/testing'], 'apps/*/**/*.{test,testkit}.{ts,tsx}'),
    { files: ['apps/**/*.test.{ts,tsx}'], rules: { 'house/session-key': 'off' } },
    // The shell renders React roots and passes react-router's names on.
    { files: ['apps/shell/src/{start.ts,chrome/mountChrome.tsx}'], rules: { 'no-restricted-imports': 'off' } },
    // The product in one build, for comparison: it is made of the shell's and the modules' own files.
    { files: ['tools/bench/overhead/monolith/**'], rules: { 'no-restricted-imports': 'off' } },
    // A module of the platform, for the same.
    { files: ['tools/bench/alternatives/sites/platform/members/**'], rules: { 'no-restricted-imports': 'off' } },
    // Tools that read these files ask for a default export.
    {
      files: ['**/*.config.ts', 'e2e/support/platform/startPlatforms.ts', '{tools,supabase}/**/jest{Start,Stop}.ts'],
      rules: { 'no-restricted-exports': 'off' },
    },
  ],
});
