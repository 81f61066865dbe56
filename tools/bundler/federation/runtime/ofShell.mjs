// Starts federation in the shell, and publishes the page's only copy of the runtime. ofModule.mjs uses it instead of
// bundling 40 kB itself.
import * as runtime from '@module-federation/runtime';
import * as shellRuntime from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from './bundlerRuntime.mjs';
import { connect } from './connect.mjs';

const { attachShareScopeMap, bundlerRuntime } = shellRuntime;
const SHARE_STRATEGY = 'loaded-first';

/** Connects a build with the page's shared packages. `libraryType` says how the build announces itself. */
const connectBuild = (bundlerRequire, ofBuild, name, libraryType) =>
  connect(bundlerRequire, ofBuild, name, libraryType, [], {}, SHARE_STRATEGY, undefined);

// Each container has an instance of its own. Releases of before `connect` read the other fields, and call the compiler's
// function themselves.
const ofModules = {
  runtime: { init: (options) => runtime.createInstance(options) },
  attachShareScopeMap,
};

globalThis.__PLATFORM_FEDERATION__ = {
  ...ofModules,
  protocol: 1,
  bundlerRuntime,
  initContainerEntry,
  connect(bundlerRequire, name) {
    const own = { ...bundlerRuntime, S: {}, initContainerEntry };
    connectBuild(bundlerRequire, { ...ofModules, bundlerRuntime: own }, name, 'window');
  },
};

/** @param bundlerRequire the shell's own `__webpack_require__` */
export const start = (bundlerRequire, name) => connectBuild(bundlerRequire, shellRuntime.default, name, 'var');
