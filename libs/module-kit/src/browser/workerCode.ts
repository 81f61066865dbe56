/**
 * Addresses of code that `startWorker` of screens is starting right now. The shell allows them besides the scripts of
 * releases.
 */
export const workerCode = new Set<string>();
