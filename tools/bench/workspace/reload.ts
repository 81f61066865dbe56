import { spawn } from 'node:child_process';
import { freePort } from '../../checks/freePort';
import type { Measurement } from '../measurement';
import { commandEnvironment, withServedPlatform, type ServedPlatform } from '../servedPlatform';
import { editTitle, MODULE, PAGE, titleAfter } from './editedPage';
import { makeWorkspace, type Workspace } from './manyModules';

const MODULES = 50;
const ROUNDS = 9;

/** The time (milliseconds) from saving a line until the open page inside the platform shows it, in `npm run dev`. */
export function measureReload(): Promise<Measurement[]> {
  return withServedPlatform(async (served) => {
    const workspace = await makeWorkspace(MODULES);
    try {
      const loop = await startLoop(workspace, served);
      try {
        const page = await served.browser.newPage();
        await page.goto(loop.origin + PAGE);
        const heading = (edit: number) => page.getByRole('heading', { level: 1, name: titleAfter(edit), exact: true });
        await heading(0).waitFor();
        const runs: number[] = [];
        // The first edit after a start compiles more.
        for (let edit = 1; edit <= ROUNDS + 1; edit += 1) {
          const start = performance.now();
          await editTitle(workspace, edit);
          await heading(edit).waitFor();
          if (edit > 1) runs.push(performance.now() - start);
        }
        return [{ name: 'from a saved line to the open page', unit: 'ms', promise: 200, runs }];
      } finally {
        await loop.stop();
      }
    } finally {
      await workspace.remove();
    }
  });
}

async function startLoop({ folder }: Workspace, served: ServedPlatform) {
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/dev/dev.mjs', MODULE, '--port', String(port)], {
    cwd: folder,
    env: commandEnvironment(served),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes(`at ${origin}`)) resolve();
    });
    void ended.then(() => reject(new Error(`npm run dev ended:\n${output}`)));
  });
  return {
    origin,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
