import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Target } from '../client/target';

/** The product as a person starts it. */
export interface StartedProduct extends Target {
  output(): string;
  /** Ends it as Ctrl+C does. */
  stop(): Promise<void>;
}

/**
 * `npm start` of a checkout over a data folder.
 * @throws Error with what it printed when it ends before it is ready
 */
export async function startProduct(checkout: string, dataFolder: string): Promise<StartedProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['tools/local-stack/start.mjs'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Email that goes out by itself would come in between what a test does.
    env: { ...process.env, PORT: String(port), CLUBCREW_DATA: dataFolder, DATABASE_URL: '', STACK_CLOCK: '0' },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`is ready at ${url}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const keys = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as Record<string, string>;
  const { publishable = '', secret = '' } = keys;
  return { url, publishableKey: publishable, secretKey: secret, output: () => output, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`npm start ended with ${code} when it was stopped.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
