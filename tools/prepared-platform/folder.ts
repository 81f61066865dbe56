import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';

/** What browser tests start from: a stopped platform and the programs that they run again and again. */
export const preparedFolder = path.join(repositoryRoot, 'dist/prepared-platform');

export const prepared = {
  /** A data folder as a first start leaves it. Tests copy it, and never start a platform in it. */
  data: path.join(preparedFolder, 'data'),
  /** What the builds and the first start called, as a `RecordedRun` in JSON. */
  connections: path.join(preparedFolder, 'connections.json'),
  /** Compiled programs: `<name>.mjs`. */
  programs: path.join(preparedFolder, 'programs'),
  /** The same as `data` for the platform whose modules are the fixtures. */
  fixturesData: path.join(repositoryRoot, 'dist/prepared-fixtures/data'),
};
