// Publishes the page's only copy of the federation runtime. ofModule.mjs uses it instead of bundling 40 kB itself.
import * as runtime from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

globalThis.__PLATFORM_FEDERATION__ = {
  protocol: 1,
  runtime: { init: (options) => runtime.createInstance(options) },
  bundlerRuntime,
  attachShareScopeMap,
  initContainerEntry,
};

export default () => ({ name: 'page-federation-runtime' });
