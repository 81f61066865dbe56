// Replaces @module-federation/webpack-bundler-runtime inside a module: the shell's copy serves the whole page.
const page = globalThis.__PLATFORM_FEDERATION__;
if (page?.protocol !== 1) throw new Error('This page has no federation runtime that the module could use.');

const { runtime, attachShareScopeMap } = page;
const bundlerRuntime = { ...page.bundlerRuntime, S: {}, initContainerEntry: page.initContainerEntry };
const instance = undefined;
const initOptions = undefined;
const bundlerRuntimeOptions = {};

export { attachShareScopeMap, bundlerRuntime, bundlerRuntimeOptions, initOptions, instance, runtime };
export default { runtime, instance, initOptions, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };
