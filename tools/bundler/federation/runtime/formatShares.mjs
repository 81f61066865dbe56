// Replaces utils/share.js of @module-federation/runtime-core: sharedHandler.mjs takes shared packages as they are given.
const formatShareConfigs = () => ({ newShareInfos: {}, allShareInfos: {} });

/** For plugins. */
const getRegisteredShare = () => undefined;
const getGlobalShareScope = () => globalThis.__FEDERATION__.__SHARE__;

export { formatShareConfigs, getGlobalShareScope, getRegisteredShare };
