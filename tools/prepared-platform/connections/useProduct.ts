// Serves a copy of the prepared platform, uses it as people do, and stops it. Exits with 1 if any of that fails.
import { spawnSync } from 'node:child_process';
import { createClient } from '@supabase/supabase-js';
import { serveCopy, type ServedCopy } from '../serveCopy';

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(`${what} failed`);
}

async function use({ origin, publishableKey, environment }: ServedCopy): Promise<void> {
  const page = await fetch(`${origin}/`);
  check(page.ok && (await page.text()).includes('module-outlet'), 'Reading the home page');

  const client = createClient(origin, publishableKey, { auth: { autoRefreshToken: false } });
  const signedIn = await client.auth.signInWithPassword({
    email: 'admin@pinehollow.test',
    password: 'clubcrew-local',
  });
  check(signedIn.error === null, 'Signing in');
  const clubs = await client.from('clubs').select('name');
  check(clubs.data?.length === 1, 'Reading their own club');

  const inquiry = { inquiryType: 'question', name: 'Ann', email: 'ann@example.test', message: 'Do you serve Ohio?' };
  const sent = await client.functions.invoke('send-contact-email', { body: inquiry });
  check(sent.error === null, 'Sending the contact form');
  const outbox = await fetch(`${origin}/outbox.json`);
  check((await outbox.text()).includes('Do you serve Ohio?'), 'Finding its email in the outbox');

  const list = spawnSync(process.execPath, ['tools/releases/release.mjs', 'list'], {
    env: environment,
    encoding: 'utf8',
  });
  check(list.status === 0 && list.stdout.includes('training'), `Listing the releases (${list.stderr})`);
}

const product = await serveCopy();
try {
  await use(product);
} finally {
  check((await product.stop()) === 0, 'Stopping');
}
