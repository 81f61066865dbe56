import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeClusterFolder } from './clusterFolder';

test('makes the folder on disk when there is no folder in memory', () => {
  const folder = makeClusterFolder('/nowhere');
  expect(path.dirname(folder)).toBe(tmpdir());
  rmSync(folder, { recursive: true });
});
