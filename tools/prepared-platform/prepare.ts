import { mkdir, rm, writeFile } from 'node:fs/promises';
import { compilePrograms } from './compilePrograms';
import { recordedRun, type RecordedRun } from './connections/recordedRun';
import { prepared, preparedFolder } from './folder';

/**
 * Makes `dist/prepared-platform`: starts the product from nothing as a developer does, stops it cleanly, and compiles the
 * programs that tests run over copies of its data. Records the calls of builds and start, which a test reads.
 */
export async function main(): Promise<void> {
  await rm(preparedFolder, { recursive: true, force: true });
  await mkdir(preparedFolder, { recursive: true });
  const [start] = await Promise.all([startAndStop(prepared.data), compilePrograms(prepared.programs)]);
  await writeFile(prepared.connections, JSON.stringify(start, null, 2));
}

/** Runs `npm start` until it is ready, then stops it. @throws Error with its output if it does not become ready */
async function startAndStop(dataFolder: string): Promise<RecordedRun> {
  const start = await recordedRun('startProduct.ts', {
    CLUBCREW_DATA: dataFolder,
    // A developer's own store is not for tests.
    ARTIFACTS: '',
    STACK_CLOCK: '0',
    RELEASE_ACTOR: 'team@training.test',
    FORCE_COLOR: '0',
  });
  if (start.code !== 0) throw new Error(start.output);
  return start;
}
