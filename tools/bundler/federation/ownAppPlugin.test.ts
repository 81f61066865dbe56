import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { appFolder } from '../paths';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-app-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds Training from one file, in its own process, because Jest cannot load the compiler. */
function buildTraining(entry: string): Promise<{ stdout: string }> {
  const configuration = { mode: 'none', context: appFolder('training'), entry, output: { path: folder } };
  const program = `
    import { OwnAppPlugin } from ${JSON.stringify(path.join(import.meta.dirname, 'ownAppPlugin.ts'))};
    import { runRspack } from ${JSON.stringify(path.join(import.meta.dirname, '../rspack/runRspack.ts'))};
    await runRspack({ ...${JSON.stringify(configuration)}, plugins: [new OwnAppPlugin('training')] });
    console.log('built');
  `;
  return promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
}

test('refuses a file of another app, and names both', async () => {
  await expect(buildTraining('../admin/module.json')).rejects.toMatchObject({
    stderr: expect.stringContaining('"../admin/module.json", a file of apps/admin. No app imports another'),
  });
});

test.each(['./module.json', '../../libs/contract/package.json'])('takes %s', async (file) => {
  expect((await buildTraining(file)).stdout).toContain('built');
});
