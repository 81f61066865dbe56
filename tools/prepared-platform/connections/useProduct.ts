// Serves a copy of the prepared platform, uses it as people do, and stops it. Exits with 1 when any of that fails.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { prepared } from '../folder';
import { freePort } from '../freePort';

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

const dataFolder = mkdtempSync(path.join(tmpdir(), 'used-product-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const environment = { ...process.env, PORT: String(port), CLUBCREW_DATA: dataFolder };

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(`${what} failed`);
}

async function serve() {
  cpSync(prepared.data, dataFolder, { recursive: true });
  const child = spawn(process.execPath, [path.join(prepared.programs, 'serve.mjs')], { env: environment });
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

const product = await serve();
try {
  await use();
} finally {
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  rmSync(dataFolder, { recursive: true, force: true });
  check(code === 0, 'Stopping');
}
