import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which of our packages each room may import (docs/architecture.md, "Who may use whom"). */
const mayUse = {
  'libs/contract': [],
  'libs/ui': [],
  'libs/sample-club': [],
  'libs/database': [],
  'libs/session': ['contract', 'database'],
  'libs/module-kit': ['contract', 'database', 'database/refusals', 'session', 'ui'],
  // Bundled into each module that imports it: what the page has once, such as the data cache, it gets by the package's
  // name, from the shell. By a file's name it would be a copy, which the bundler refuses.
  'libs/module-kit/src/screens': ['contract', 'ui', 'module-kit'],
  'apps/*': [
    'contract',
    'contract/errors',
    'database',
    // The sentences of one table: a module carries those of the tables that it writes.
    'database/refusals/\\w+',
    'session',
    'ui',
    'module-kit',
    'module-kit/screens',
    'sample-club',
  ],
  // A page of its own, not a module: it has its own React root and sees the examples.
  'apps/catalogue': ['contract', 'ui', 'ui/examples'],
  tools: ['contract', 'contract/errors', 'database/all-refusals', 'ui/stylesheet'],
  supabase: ['contract', 'database', 'database/refusals', 'database/all-refusals', 'sample-club'],
  e2e: ['contract', 'sample-club'],
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

const wallsOf = (room, allowed) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@platform/(?!(${allowed.length > 0 ? allowed.join('|') : 'nothing'})$)`,
            message: `${room} may not use this package (eslint.config.js, mayUse).`,
          },
          {
            regex: '^(\\.\\./)+(apps|libs|tools|supabase|e2e)/',
            message: 'Another room is entered through its package, not through its files.',
          },
          ...(room === 'apps/*'
            ? [
                {
                  group: ['react-dom/client'],
                  message: 'defineModule() of module-kit owns the React roots.',
                },
              ]
            : []),
        ],
        ...(room === 'apps/*'
          ? {
              paths: [
                {
                  name: 'react-router-dom',
                  allowImportNames: routerNames,
                  message: 'module-kit does not pass this name on.',
                },
              ],
            }
          : {}),
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'dist/',
      '.nx/',
      '.clubcrew/',
      'libs/database/src/generated/',
      '**/*.mjs',
      '**/*.cjs',
      'supabase/functions/**/index.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  { files: ['{apps,libs}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The client's rows are `any` until a caller names their type, which every query here does.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Event handlers and store methods of ours are written as async functions that handle their own failures.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/Clubcrew/], TemplateElement[value.raw=/Clubcrew/], JSXText[value=/Clubcrew/]',
          message: "The product's name stands in the contract's brand and nowhere else.",
        },
      ],
    },
  },
  { files: ['libs/contract/src/brand.ts'], rules: { 'no-restricted-syntax': 'off' } },
  ...Object.entries(mayUse).map(([room, allowed]) => wallsOf(room, allowed)),
  // The shell draws React roots and passes react-router's names on.
  {
    files: ['apps/shell/src/chrome/mountChrome.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // Read by tools that ask for a default export.
  {
    files: ['**/*.config.{js,ts}', 'e2e/support/startPlatform.ts', '{tools,supabase}/**/jest{Start,Stop}.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
