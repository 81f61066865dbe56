// Replaces @module-federation/webpack-bundler-runtime in the shell. It leaves out what no build here uses: remotes that
// are known when a module is built, packages that a build takes before it starts, and fallbacks of tree-shaken shared
// packages. The package's own index also keeps every function of @module-federation/runtime, because it passes on the whole
// namespace.
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';

/** Gets what a chunk takes from the shared packages, beside the chunk's file. What did not arrive throws when it is used. */
function consumes({ chunkId, promises, chunkMapping, installedModules, moduleToHandlerMapping, webpackRequire }) {
  attachShareScopeMap(webpackRequire);
  if (!Object.hasOwn(chunkMapping, chunkId)) return;
  for (const id of chunkMapping[chunkId]) {
    installedModules[id] ??= take(moduleToHandlerMapping[id], webpackRequire).then(
      (factory) => {
        installedModules[id] = 0;
        provide(webpackRequire, id, factory);
      },
      (error) => {
        delete installedModules[id];
        provide(webpackRequire, id, () => {
          throw error;
        });
      },
    );
    promises.push(installedModules[id]);
  }
}

/** @returns what makes a shared package, or the copy that a build has of its own */
async function take({ shareKey, getter, shareInfo }, { federation: { instance } }) {
  const factory = (await instance.loadShare(shareKey, { customShareInfo: shareInfo })) || (await getter?.());
  if (!factory) throw new Error(`This platform has no ${shareKey}.`);
  return factory;
}

function provide({ m: factories, c: cache }, id, make) {
  factories[id] = (module) => {
    delete cache[id];
    module.exports = make();
  };
}

/** Gives a module's container the packages of the page. */
export function initContainerEntry({ webpackRequire, shareScope, remoteEntryInitOptions }) {
  const { instance } = webpackRequire.federation;
  instance.initShareScopeMap('default', remoteEntryInitOptions?.shareScopeMap?.default ?? shareScope);
  attachShareScopeMap(webpackRequire);
  return Promise.resolve(true);
}

const runtime = { init };
const bundlerRuntime = {
  // The bundler calls it for every chunk.
  remotes: ({ webpackRequire }) => attachShareScopeMap(webpackRequire),
  consumes,
  I: () => Promise.resolve(true),
  S: {},
  installInitialConsumes() {},
  init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
};
const instance = undefined;
const initOptions = undefined;
const bundlerRuntimeOptions = {};

export { attachShareScopeMap, bundlerRuntime, bundlerRuntimeOptions, initOptions, instance, runtime };
export default { runtime, instance, initOptions, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };
