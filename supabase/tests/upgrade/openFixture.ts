import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Changes } from './fillPlatform';
import { fixtureFiles } from './fixtureFiles';
import { unpackFolder } from './packFolder';

/** Unpacks a filled data folder of an earlier version. @returns where it is, and what people did on it */
export function openFixture(name: string): { dataFolder: string; changes: Changes } {
  const files = fixtureFiles(path.join(__dirname, 'fixtures'), name);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  unpackFolder(readFileSync(files.archive), dataFolder);
  return { dataFolder, changes: JSON.parse(readFileSync(files.changes, 'utf8')) as Changes };
}
