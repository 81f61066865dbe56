import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** How long an empty file may stay empty before it counts as saved (milliseconds). */
const PATIENCE_MS = 100;
const LOOK_AGAIN_MS = 5;

/**
 * Waits with a compilation until edited files have content. Some editors empty a file before they fill it; compiled in
 * between, a page would lose its component and crash.
 */
export class SavedFilesPlugin implements RspackPluginInstance {
  readonly name = 'SavedFilesPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise(this.name, async ({ modifiedFiles = new Set<string>() }) => {
      await Promise.all([...modifiedFiles].map(untilFilled));
    });
  }
}

/** Resolves once a file has content, or after a moment: a file may be meant to be empty. */
export async function untilFilled(file: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while ((await isEmpty(file)) && Date.now() < until) await wait(LOOK_AGAIN_MS);
}

/** False for a folder, and for a file that is gone. */
async function isEmpty(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true && found.size === 0;
}
