// Starts federation inside a module: the shell's copy of the runtime serves the whole page.
const page = globalThis.__PLATFORM_FEDERATION__;
if (!page?.connect) throw new Error('This page has no federation runtime that the module could use.');

/** @param bundlerRequire the module's own `__webpack_require__` */
export const start = (bundlerRequire, name) => page.connect(bundlerRequire, name);
