import type { SeededStack } from './seededStack';

let stack: SeededStack | undefined;

/** Keeps the stack of a run of Jest from its start to its end. */
export function rememberStack(started: SeededStack): void {
  stack = started;
}

/** @returns the stack of the run; undefined when its start failed */
export const stackOfRun = (): SeededStack | undefined => stack;
