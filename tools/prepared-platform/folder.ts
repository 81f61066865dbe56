import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';

/** The starting point of browser tests: a stopped platform, and the programs that they run repeatedly. */
export const preparedFolder = path.join(repositoryRoot, 'dist/prepared-platform');

export const prepared = {
  /** A data folder as after a first start. Tests copy it, and never start a platform in it. */
  data: path.join(preparedFolder, 'data'),
  /** The calls of the builds and the first start, as a `RecordedRun` in JSON. */
  connections: path.join(preparedFolder, 'connections.json'),
  /** Compiled programs: `<name>.mjs`. */
  programs: path.join(preparedFolder, 'programs'),
  /** The same as `data`, for the platform with the fixtures as its modules. */
  fixturesData: path.join(repositoryRoot, 'dist/prepared-fixtures/data'),
};
