/**
 * Addresses of code that `startWorker` of screens is starting at this moment, and of nothing else. The shell lets them run
 * beside the scripts of releases.
 */
export const workerCode = new Set<string>();
