/**
 * How the bundler and Module Federation 2.9 report code that did not arrive. They use the same code for an entry that
 * threw.
 */
const LOST = /^ChunkLoadError|RUNTIME-008(?!.*ScriptExecutionError)/s;

/** Whether the code of a release had arrived when loading it failed: then it threw, and would throw again. */
export const hasArrived = (failure: unknown): boolean => !LOST.test(String(failure));
