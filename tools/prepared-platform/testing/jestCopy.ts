import type { ServedCopy } from '../serveCopy';

let copy: ServedCopy | undefined;

/** Keeps the copy of a run of Jest from its start to its end. */
export function rememberCopy(served: ServedCopy): void {
  copy = served;
}

/** @returns the copy of the run; undefined when its start failed */
export const copyOfRun = (): ServedCopy | undefined => copy;
