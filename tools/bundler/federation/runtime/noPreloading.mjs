// Replaces preload.js of @module-federation/runtime-core: preloading reads snapshots, and the shell preloads files by
// the platform manifest.
const refuse = () => {
  throw new Error('The shell preloads modules itself.');
};

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
