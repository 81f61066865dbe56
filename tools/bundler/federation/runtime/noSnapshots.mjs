// Replaces SnapshotHandler.js of @module-federation/runtime-core. Snapshots come from federation's own manifest, which
// no release has: the platform manifest names the entry of each release.
class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

const getGlobalRemoteInfo = () => ({});

export { getGlobalRemoteInfo, SnapshotHandler };
