// Builds the shell and a module, starts the product as a person does, uses it, and stops it. Ends with an error when anything of that fails.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { FIRST_VERSION } from '../buildApps';

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

const dataFolder = mkdtempSync(path.join(tmpdir(), 'used-product-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const environment = { ...process.env, PORT: String(port), CLUBCREW_DATA: dataFolder };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(`${what} failed`);
}

async function start() {
  const child = spawn(process.execPath, ['tools/local-stack/start.mjs'], { env: environment });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`is ready at ${origin}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
  return child;
}

/**
 * Builds must run, rather than be replayed from what others have built: their tools are what might call home. All modules
 * are built alike, so that one of them and the shell stand for the others.
 */
function build(): void {
  const nx = 'node_modules/nx/dist/bin/nx.js';
  const built = spawnSync(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', 'shell,training', '--skip-nx-cache'],
    {
      env: { ...environment, MODULE_VERSION: FIRST_VERSION, NX_DAEMON: 'false', FORCE_COLOR: '0' },
      encoding: 'utf8',
    },
  );
  check(built.status === 0, `Building (${built.stdout}${built.stderr})`);
}

async function use(): Promise<void> {
  const keys = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as { publishable: string };
  const page = await fetch(`${origin}/`);
  check(page.ok && (await page.text()).includes('module-outlet'), 'Reading the home page');

  const client = createClient(origin, keys.publishable, { auth: { autoRefreshToken: false } });
  const signedIn = await client.auth.signInWithPassword({
    email: 'admin@pinehollow.test',
    password: 'clubcrew-local',
  });
  check(signedIn.error === null, 'Signing in');
  const clubs = await client.from('clubs').select('name');
  check(clubs.data?.length === 1, 'Reading the own club');

  const inquiry = { inquiryType: 'question', name: 'Ann', email: 'ann@example.test', message: 'Do you serve Ohio?' };
  const sent = await client.functions.invoke('send-contact-email', { body: inquiry });
  check(sent.error === null, 'Sending the contact form');
  const outbox = await fetch(`${origin}/outbox.json`);
  check((await outbox.text()).includes('Do you serve Ohio?'), 'Finding its mail in the outbox');

  const list = spawnSync(process.execPath, ['tools/releases/release.mjs', 'list'], {
    env: environment,
    encoding: 'utf8',
  });
  check(list.status === 0 && list.stdout.includes('training'), `Listing the releases (${list.stderr})`);
}

build();
const product = await start();
try {
  await use();
} finally {
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  rmSync(dataFolder, { recursive: true, force: true });
  check(code === 0, 'Stopping');
}
