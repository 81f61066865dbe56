import path from 'node:path';

/** The two files of a fixture: a data folder, and what people did on it. */
interface FixtureFiles {
  archive: string;
  changes: string;
}

/** @param name the last migration that the data has */
export const fixtureFiles = (folder: string, name: string): FixtureFiles => ({
  archive: path.join(folder, `${name}.zip.br`),
  changes: path.join(folder, `${name}.json`),
});
