import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { preparedFolder } from './platformUnderTest';

/** A copy of the repository in which a test may change and add anything. */
export interface WorkingCopy {
  folder: string;
  /** Changes a source file. @throws Error when the file does not contain the text to change */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the sources. With fixtures, the copy has the apps of `e2e/fixtures`: Exercises, and a public site in place of Marketing. */
export async function makeWorkingCopy({ withFixtures = false } = {}): Promise<WorkingCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'working-copy-'));
  const options = withFixtures ? ['--fixtures'] : [];
  await promisify(execFile)(process.execPath, [path.join(preparedFolder, 'programs/copy.mjs'), folder, ...options]);
  return {
    folder,
    edit: (file, from, to) => editFile(path.join(folder, file), from, to),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function editFile(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(file, before.replace(from, to));
}
