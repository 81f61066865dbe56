// Replaces the compiler's own function, which connects a build with the shared packages of the page: 4 kB for what no build
// here uses, such as remotes that are known when a module is built. All modules of a page use the shell's copy.

/**
 * @param bundlerRequire the build's own `__webpack_require__`
 * @param ofBuild the functions that the build uses: `runtime` and `bundlerRuntime`
 * @param name of the build
 */
export function connect(bundlerRequire, ofBuild, name) {
  const { bundlerRuntime } = ofBuild;
  const { chunkMapping = {}, moduleIdToConsumeDataMapping: taken = {} } = bundlerRequire.consumesLoadingData ?? {};
  const moduleToHandlerMapping = mapped(taken, handlerOf);
  const installedModules = {};
  Object.assign((bundlerRequire.federation ??= {}), ofBuild, {
    initOptions: { name, remotes: [], plugins: [], shared: providedBy(bundlerRequire) },
  });
  bundlerRequire.f ??= {};
  bundlerRequire.f.consumes = (chunkId, promises) =>
    bundlerRuntime.consumes({
      chunkId,
      promises,
      chunkMapping,
      installedModules,
      moduleToHandlerMapping,
      webpackRequire: bundlerRequire,
    });
  bundlerRequire.I = bundlerRuntime.I;
  bundlerRequire.initContainer = (shareScope, _initScope, remoteEntryInitOptions) =>
    bundlerRuntime.initContainerEntry({ shareScope, remoteEntryInitOptions, webpackRequire: bundlerRequire });
  bundlerRequire.getContainer = (exposed) => {
    const { moduleMap } = bundlerRequire.initializeExposesData;
    if (!Object.hasOwn(moduleMap, exposed)) throw new Error(`Module "${exposed}" does not exist in container.`);
    return moduleMap[exposed]();
  };
  bundlerRequire.federation.instance = bundlerRuntime.init({ webpackRequire: bundlerRequire });
}

/** The packages that a build provides, as `sharedHandler.mjs` registers them. */
function providedBy({ initializeSharingData }) {
  const shared = {};
  for (const { name, version, factory } of initializeSharingData?.scopeToSharingDataMapping.default ?? [])
    (shared[name] ??= []).push({ version, get: factory });
  return shared;
}

const handlerOf = ({ shareKey, fallback, requiredVersion, strictVersion, singleton }) => ({
  shareKey,
  getter: fallback,
  shareInfo: { shareConfig: { requiredVersion, strictVersion, singleton } },
});

const mapped = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
