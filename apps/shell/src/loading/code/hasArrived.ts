/** How the bundler and `loadRemote` report code that did not arrive. */
const LOST = /^ChunkLoadError/;

/** Whether the code of a release had arrived when loading it failed: then it threw, and would throw again. */
export const hasArrived = (failure: unknown): boolean => !LOST.test(String(failure));
