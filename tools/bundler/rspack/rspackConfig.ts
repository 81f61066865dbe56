import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Chunk, type Compilation, type Configuration, type Module } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { aliasesOfModule, aliasesOfShell } from '../federation/federationAliases';
import { OwnAppPlugin } from '../federation/ownAppPlugin';
import { appFolder, distFolder, packageVersion, repositoryRoot } from '../paths';
import { ENTRY_FILE, EXPOSED_CHUNK, releaseGlobal } from '../output/releaseNames';
import { LIBRARIES_IN_PARTS, packagesOfEither, packagesOfModule, packagesOfShell } from '../federation/sharedPackages';
import { ShellRuntimePlugin } from '../federation/shellRuntimePlugin';
import { StableIdsPlugin } from '../federation/stableIdsPlugin';
import { trimmedAliases, trimmedRules } from './trimmedPackages';

interface ModuleBuild {
  /** Folder under apps/, which is also the module's id. */
  app: string;
  version: string;
  /** Set while a developer works on the module: its files are served below this address, unminified, with hot reload. */
  developmentBase?: string;
}

export { ENTRY_FILE, EXPOSED_CHUNK, releaseGlobal };

/** Build of a federated module: an entry and chunks that are stored in `modules/<id>/<version>/`. */
export function moduleConfiguration({ app, version, developmentBase }: ModuleBuild): Configuration {
  const development = developmentBase !== undefined;
  const name = releaseGlobal(app, version);
  const common = commonConfiguration(app, { development, refresh: development });
  return {
    ...common,
    entry: {},
    // Beside the code, and not referenced in it: `takeSourceLines` reads the maps and removes them.
    ...(development ? {} : { devtool: 'hidden-source-map' }),
    output: {
      ...outputOf(app, development),
      // The folder of a release never changes, so names need no digest.
      chunkFilename: '[name].js',
      uniqueName: name,
      publicPath: developmentBase ?? 'auto',
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    resolve: { ...common.resolve, alias: aliasesOfModule },
    module: {
      rules: [
        ...common.module.rules,
        startRule('ofModule', name),
        // During development every edit of the file is an edit of the module, so that the page takes it up.
        ...(development ? [] : [descriptorRule(app)]),
        ...partsRules,
      ],
    },
    optimization: {
      minimize: !development,
      splitChunks: development
        ? false
        : { chunks: 'async', minSize: SMALLEST_SHARED_CHUNK, cacheGroups: { defaultVendors: false } },
      // A broken edit leaves the last good build in place, so that its correction is an update to what the page runs.
      emitOnErrors: false,
    },
    plugins: [
      new OwnAppPlugin(app),
      // During development the ids are names, and looking through all of them takes time with every edit.
      ...(development ? [] : [new StableIdsPlugin(repositoryRoot), new ShellRuntimePlugin()]),
      new ModuleFederationPlugin({
        ...commonFederation,
        name,
        filename: ENTRY_FILE,
        library: { type: 'window', name },
        exposes: { './module': { import: './src/index.ts', name: EXPOSED_CHUNK } },
        shared: packagesOfModule(development),
      }),
      new rspack.sharing.ConsumeSharedPlugin({ consumes: packagesOfEither(), enhanced: true }),
      // placeDigests puts the digests beside the code that asks for the chunks; the entry's own is in the platform manifest.
      ...(development ? [] : [integrityPlugin()]),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
    ],
  };
}

/**
 * Build of the shell: it provides the shared packages and does not know which modules exist.
 * @param developmentFolder where to put a build with React's development version, in which a module can be hot reloaded
 */
export function shellConfiguration({ developmentFolder }: { developmentFolder?: string } = {}): Configuration {
  const development = developmentFolder !== undefined;
  const common = commonConfiguration('shell', { development, refresh: false });
  return {
    ...common,
    ...(development ? {} : { devtool: 'hidden-source-map' }),
    entry: { main: development ? [rendererRegistry, './src/start.ts'] : './src/start.ts' },
    output: {
      ...outputOf('shell', development),
      ...(development ? { path: developmentFolder } : {}),
      uniqueName: 'shell',
      publicPath: 'auto',
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...aliasesOfShell, ...trimmedAliases } },
    module: { rules: [...common.module.rules, startRule('ofShell', 'shell'), singleSpaRule, ...trimmedRules] },
    optimization: {
      minimize: !development,
      splitChunks: {
        minSize: SMALLEST_SHARED_CHUNK,
        cacheGroups: {
          // A chunk's packages stay in its file.
          defaultVendors: false,
          // Every page with another chunk that needs them has loaded this one.
          libraries: { test: isOfLibraries, chunks: comesAfterLibraries, name: LIBRARIES_CHUNK, enforce: true },
        },
      },
    },
    plugins: [
      new OwnAppPlugin('shell'),
      new StableIdsPlugin(repositoryRoot),
      new ModuleFederationPlugin({
        ...commonFederation,
        name: 'shell',
      }),
      new rspack.sharing.ProvideSharedPlugin({ provides: packagesOfShell(development), enhanced: true }),
      integrityPlugin(),
      new rspack.DefinePlugin({ LIBRARY_VERSIONS: JSON.stringify(versionsOf(LIBRARIES_IN_PARTS)) }),
      // Inserts styles through the CSSOM, as in production, because the page's policy allows no other way.
      ...(development ? [new rspack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' })] : []),
    ],
  };
}

interface RendererBuild {
  /** Folder under apps/ that `app-entry` resolves to in the renderer. */
  app: string;
  /** The app's own file behind `app-entry`, relative to its folder. */
  appEntry: string;
  /** The program that renders it. */
  renderer: string;
  /** Folder to put it into, as `RENDERER_FILE`. */
  folder: string;
}

/** The one file of a renderer. Not called .js, because no browser ever runs it. */
export const RENDERER_FILE = 'renderer.cjs';

/**
 * Build of a program that renders an app's pages without a browser: one file that needs only Node. It is compiled like
 * the app itself, because its markup must match what the app renders in the browser, down to the class names.
 */
export function rendererConfiguration({ app, appEntry, renderer, folder }: RendererBuild): Configuration {
  const common = commonConfiguration(app, { development: false, refresh: false });
  return {
    ...common,
    name: `${app} renderer`,
    entry: { renderer },
    target: 'node20',
    output: {
      path: folder,
      filename: RENDERER_FILE,
      library: { type: 'commonjs2' },
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { 'app-entry$': path.join(appFolder(app), appEntry) },
    },
    // Loaded when a person signs in, never during rendering.
    externals: [/^@supabase\//],
    externalsType: 'commonjs2',
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...(common.module?.rules ?? []),
        // All files of our libraries run, in the order in which they import each other, in every renderer: the styles
        // that two of them collect can then be merged without changing which rule wins.
        { test: /[\\/]libs[\\/].*\.tsx?$/, sideEffects: true },
      ],
    },
    optimization: { minimize: false },
  };
}

/**
 * Least bytes of source that two chunks have in common for the bundler to give it a file of its own. About 10 kB arrive in
 * the time of the request that a smaller file would cost.
 */
const SMALLEST_SHARED_CHUNK = 100_000;

/** The shell's chunk with all that modules take of the libraries (apps/shell/src/loading/code/shareLibraries.ts). */
export const LIBRARIES_CHUNK = 'libraries';

/** Public pages load notices and fields without it. */
const comesAfterLibraries = ({ name }: Chunk): boolean => !['main', 'notices', 'forms'].includes(name ?? '');

const isOfLibraries = (module: Module, { chunkGraph }: Pick<Compilation, 'chunkGraph'>): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LIBRARIES_CHUNK);

const rendererRegistry = path.join(repositoryRoot, 'tools/bundler/rspack/rendererRegistry.ts');

const commonFederation = {
  shareStrategy: 'loaded-first',
  // The platform manifest says more than the federation's own; types come from the workspace.
  manifest: false,
  dts: false,
  dev: false,
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
} as const;

const federationFile = (file: string): string => path.join(repositoryRoot, 'tools/bundler/federation', file);

/** Replaces the code with which the compiler starts federation. */
const startRule = (from: 'ofShell' | 'ofModule', name: string) => ({
  test: /@module-federation[\\/]runtime[\\/]rspack\.js$/,
  loader: federationFile('startLoader.mjs'),
  options: { from: federationFile(`runtime/${from}.mjs`), name },
});

const singleSpaRule = {
  test: /single-spa\.min\.js$/,
  loader: federationFile('namedParts.mjs'),
};

const descriptorRule = (app: string) => ({
  test: path.join(appFolder(app), 'module.json'),
  loader: federationFile('ownDescriptor.mjs'),
});

/** Gives a module the names of a library from the part of the shell that has them. */
const partsRules = LIBRARIES_IN_PARTS.map((name) => ({
  test: path.join(repositoryRoot, 'libs', name.slice('@platform/'.length), 'src/index.ts'),
  sideEffects: false,
  loader: federationFile('startParts.mjs'),
  options: { name },
}));

const versionsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, packageVersion(name)]));

const integrityPlugin = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true });

/** The folder of a build and the names of its files. */
export function outputOf(app: string, development: boolean): Configuration['output'] {
  const filename = development ? '[name].js' : '[name].[contenthash:8].js';
  return {
    path: distFolder(app),
    // A page that is a few edits behind still asks for the updates in between.
    clean: !development,
    filename,
    chunkFilename: filename,
    crossOriginLoading: 'anonymous',
    strictModuleExceptionHandling: true,
  };
}

interface CodeOptions {
  development: boolean;
  /** Whether components announce themselves to React refresh. */
  refresh: boolean;
}

/** The configuration that compiles every app. */
export function commonConfiguration(app: string, code: CodeOptions) {
  // Without hot reload, which a worker does not need.
  const plain = { development: false, refresh: false };
  const configuration = { ...withoutRules(app, plain), module: { rules: [codeRule(plain)] } };
  const texts = { resourceQuery: /^\?worker$/, loader: workerText, options: { configuration } };
  return { ...withoutRules(app, code), module: { rules: [{ oneOf: [texts, codeRule(code)] }, iconRule] } };
}

const iconRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
  loader: path.join(repositoryRoot, 'tools/bundler/rspack/shortKeys.mjs'),
};

const workerText = path.join(repositoryRoot, 'tools/bundler/rspack/workerText.mjs');

const codeRule = (code: CodeOptions) => ({
  test: /\.tsx?$/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: swcOptions(code),
});

function withoutRules(app: string, { development }: CodeOptions): Configuration {
  return {
    name: app,
    mode: development ? 'development' : 'production',
    context: appFolder(app),
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    performance: false,
    stats: 'errors-warnings',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
  };
}

const swcOptions = ({ development, refresh }: CodeOptions) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development, refresh } },
    experimental: {
      // Stable class names: without them, prerendered markup does not match what the browser renders.
      plugins: [
        [
          '@swc/plugin-styled-components',
          {
            ssr: true,
            displayName: development,
            fileName: false,
            minify: true,
            transpileTemplateLiterals: true,
            pure: true,
          },
        ],
      ],
    },
  },
});
