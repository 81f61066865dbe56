// Starts federation in the shell, and publishes the page's only copy of the runtime. ofModule.mjs uses it instead of
// bundling 40 kB itself.
import * as runtime from '@module-federation/runtime';
import * as shellRuntime from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from './bundlerRuntime.mjs';
import { connect } from './connect.mjs';
import { loadChunks } from './loadChunks.mjs';

const { attachShareScopeMap, bundlerRuntime } = shellRuntime;

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
    connect(bundlerRequire, { ...ofModules, bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry } }, name);
    loadChunks(bundlerRequire, name);
  },
};

/** @param bundlerRequire the shell's own `__webpack_require__` */
export const start = (bundlerRequire, name) => connect(bundlerRequire, shellRuntime.default, name);
