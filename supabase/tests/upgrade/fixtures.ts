import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deeds } from './fillPlatform';
import { unpackFolder } from './packFolder';

/** A filled data folder of an earlier version, named by the last migration that it has. */
export interface Fixture {
  archive: string;
  description: string;
}

export const fixtureAt = (name: string): Fixture => ({
  archive: path.join(__dirname, 'fixtures', `${name}.zip.br`),
  description: path.join(__dirname, 'fixtures', `${name}.json`),
});

/** Unpacks a fixture. @returns its data folder, and what people did on it */
export function openFixture(name: string): { dataFolder: string; deeds: Deeds } {
  const { archive, description } = fixtureAt(name);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'upgraded-'));
  unpackFolder(readFileSync(archive), dataFolder);
  return { dataFolder, deeds: JSON.parse(readFileSync(description, 'utf8')) as Deeds };
}
