/** How the bundler and Module Federation 2.9 word that code did not arrive. An entry that arrived and threw is named so, too. */
const LOST = /^ChunkLoadError|RUNTIME-008(?!.*ScriptExecutionError)/s;

/** Whether the code of a release had arrived when loading it failed: then it threw, and would throw again. */
export const hasArrived = (failure: unknown): boolean => !LOST.test(String(failure));
