/** How the bundler and `loadRemote` report code that did not arrive. */
const LOST = /^ChunkLoadError/;

/** Whether a release failed although its code had arrived. Then the code threw, and it would throw again. */
export const hasArrived = (failure: unknown): boolean => !LOST.test(String(failure));
