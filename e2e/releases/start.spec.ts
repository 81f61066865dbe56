import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#freePort';
import { commandEnvironment, platform } from '../support/platform/platformUnderTest';
import { expect, test } from '../support/test';

const OLD_NODE = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.4"})';

interface Ending {
  exitCode: number | null;
  stderr: string;
}

/** Starts the product a second time and waits until it has given up. */
function startAgain(environment: Record<string, string>, nodeOptions: string[] = []): Promise<Ending> {
  const child = spawn(process.execPath, [...nodeOptions, 'tools/local-stack/start.mjs'], {
    cwd: platform.repository,
    env: { ...commandEnvironment(), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  return new Promise((resolve) => child.on('close', (exitCode) => resolve({ exitCode, stderr: sentences(stderr) })));
}

/** What the person reads, without the progress lines. */
const sentences = (text: string) =>
  text
    .split('\n')
    .filter((line) => line && !/^[✓✗…]/.test(line))
    .join('\n');

test.describe('says in one sentence why it cannot start, and disturbs nothing', () => {
  let folder: string;
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'second-start-'));
  });
  test.afterEach(async ({ request }) => {
    await rm(folder, { recursive: true, force: true });
    expect((await request.get('/healthz')).status()).toBe(200);
  });

  test('the port is in use', async () => {
    const { exitCode, stderr } = await startAgain({ CLUBCREW_DATA: folder });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^[^\\n]*${platform.port}[^\\n]*in use[^\\n]*$`));
  });

  test('the data folder is in use', async () => {
    const { exitCode, stderr } = await startAgain({ PORT: String(await freePort()) });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^The data folder \S+ is in use by process \d+[^\n]*$/);
  });

  test('the port is invalid', async () => {
    const { exitCode, stderr } = await startAgain({ PORT: 'banana', CLUBCREW_DATA: folder });
    expect(exitCode).toBe(1);
    expect(stderr).toBe('PORT is "banana", which is not a port between 1 and 65535.');
  });

  test('the data folder cannot be written', async () => {
    const file = path.join(folder, 'a file');
    await writeFile(file, '');
    const { exitCode, stderr } = await startAgain({
      PORT: String(await freePort()),
      CLUBCREW_DATA: path.join(file, 'data'),
    });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^The data folder [^\n]+ cannot be written[^\n]*$/);
  });

  test('Node is too old', async () => {
    const { exitCode, stderr } = await startAgain({ CLUBCREW_DATA: folder }, ['--import', OLD_NODE]);
    expect(exitCode).toBe(1);
    expect(stderr).toBe('Node 18.20.4 is too old: this needs Node 20.20 or newer (https://nodejs.org).');
  });
});
