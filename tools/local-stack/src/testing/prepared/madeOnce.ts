import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const WAIT_MS = 100;

/**
 * A folder that all test files of a run share: the first one that needs it creates it, the others wait.
 * @param make fills an empty folder
 * @returns the finished folder, which no one changes
 * @throws Error if Jest runs without a project that has a place for it
 */
export async function madeOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const { PREPARED_DATA: place } = process.env;
  if (!place) throw new Error('This run has no place for prepared data: see onStack in jest.config.cjs.');
  const finished = path.join(place, name);
  while (!existsSync(finished)) await makeOrWait(`${finished}.draft`, finished, make);
  return finished;
}

/** The process that creates the draft's folder makes its content; the others wait for it. */
async function makeOrWait(draft: string, finished: string, make: (draft: string) => Promise<void>): Promise<void> {
  if (!createFolder(draft)) return setTimeout(WAIT_MS);
  try {
    // Another process may have finished between the check and our draft.
    if (existsSync(finished)) return;
    await make(draft);
    renameSync(draft, finished);
  } finally {
    // After a failure the next process tries, and reports the cause.
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @returns false if the folder exists */
function createFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
