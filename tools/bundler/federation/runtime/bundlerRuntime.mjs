// Replaces @module-federation/webpack-bundler-runtime in the shell. It leaves out what no build here uses: remotes that
// are known when a module is built, and fallbacks of tree-shaken shared packages. The package's own index also keeps
// every function of @module-federation/runtime, because it passes on the whole namespace.
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

const runtime = { init };
const bundlerRuntime = {
  // The bundler calls it for every chunk.
  remotes: ({ webpackRequire }) => attachShareScopeMap(webpackRequire),
  consumes,
  I: initializeSharing,
  S: {},
  installInitialConsumes,
  init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
};
const instance = undefined;
const initOptions = undefined;
const bundlerRuntimeOptions = {};

export { attachShareScopeMap, bundlerRuntime, bundlerRuntimeOptions, initOptions, instance, runtime };
export default { runtime, instance, initOptions, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };
