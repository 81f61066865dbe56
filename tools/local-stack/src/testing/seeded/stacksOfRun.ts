import type { SeededStack } from './seededStack';

let stacks: readonly SeededStack[] = [];

/** Keeps the stacks of a run of Jest from its start to its end. */
export function rememberStacks(started: readonly SeededStack[]): void {
  stacks = started;
}

/** @returns the stacks of the run; empty if their start failed */
export const stacksOfRun = (): readonly SeededStack[] => stacks;
