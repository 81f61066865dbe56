import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import type { StageTimes } from './stageTable';

/** Name of the time from the beginning of a run to its end. */
export const WHOLE_RUN = 'Whole run';

const FILE = path.join(repositoryRoot, '.nx/stageTimes.json');

/** Reads the times of the stages in the last run. A first run finds none. */
export async function readStageTimes(): Promise<StageTimes> {
  return JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')) as StageTimes;
}

/** Stores the times of the stages for the next run. */
export async function keepStageTimes(times: StageTimes): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, `${JSON.stringify(times, null, 2)}\n`);
}
