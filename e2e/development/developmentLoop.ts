import { spawn } from 'node:child_process';
import { freePort } from '#freePort';
import { commandEnvironment } from '../support/platform/platformUnderTest';

/** A running `npm run dev`. */
export interface DevelopmentLoop {
  origin: string;
  /** Everything it has printed. */
  output(): string;
  /** Stops it as Ctrl+C does. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts the loop for a module of a working copy inside the tested platform, which it only reads. */
export async function startLoop(folder: string, moduleId: string): Promise<DevelopmentLoop> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/dev/dev.mjs', moduleId, '--port', String(port)], {
    cwd: folder,
    env: commandEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`at ${origin}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}
