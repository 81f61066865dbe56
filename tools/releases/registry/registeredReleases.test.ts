import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProductStack, type ProductStack } from '../../local-stack/src/testing/productStack';
import { list } from '../channels/history';
import { obstacleOf } from '../channels/obstacleOf';
import { connectPlatform, type Platform } from '../platforms/platform';
import { promote } from '../channels/promote';
import { prune } from '../channels/prune';
import { requireReadable } from '../publishing/requireReadable';
import type { HeldKey } from '../signing/heldKey';
import { prepareRoot } from '../signing/keyFolder';
import { makePublisherKey } from '../signing/publisherKeys';
import { publishByHand } from '../testing/handMadeRelease';
import { describeFinding, verify } from '../publishing/verify';

let stack: ProductStack;
let platform: Platform;
let dataFolder: string;
let publisherKey: HeldKey;
const progress = { step: <T>(_what: string, work: (tell: () => void) => Promise<T>) => work(() => {}) };
const placeOf = (folder: string) => path.join(dataFolder, 'store', folder);

/** Versions of the migrations that this checkout has, which the stack has run. */
const migrationsOfCheckout = () =>
  readdirSync(path.join(__dirname, '../../../supabase/migrations'))
    .sort()
    .map((file) => file.split('_')[0]);

/** Puts a file into the store without a publication, old enough for a leftover that is removed. */
function leave(folder: string): void {
  mkdirSync(placeOf(folder), { recursive: true });
  writeFileSync(path.join(placeOf(folder), 'file'), 'x');
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  utimesSync(placeOf(folder), twoDaysAgo, twoDaysAgo);
}

beforeAll(async () => {
  stack = await startProductStack();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'registered-'));
  const { publishable: publishableKey, secret: secretKey } = stack.keys;
  await prepareRoot(path.join(dataFolder, 'publishing'));
  platform = connectPlatform({ origin: stack.origin, publishableKey, secretKey, dataFolder });
  ({ key: publisherKey } = await makePublisherKey(platform, { name: 'Facilities team', actor: 'team@firm.test' }));
  const fills = { 'dashboard.card': { order: 1 }, 'pool.deck': { order: 1 } };
  await publishByHand(platform, publisherKey, { version: '1.0.0', fills });
  await publishByHand(platform, publisherKey, { version: '2.0.0', contract: '^2.0.0', layout: 'kiosk' });
});
afterAll(async () => {
  await stack.close();
  rmSync(dataFolder, { recursive: true });
});

test('refuses a release in terms that this platform does not know before any channel points at it', async () => {
  await expect(requireReadable(platform, { moduleId: 'facilities', version: '1.0.0' })).resolves.toBeUndefined();
  await expect(requireReadable(platform, { moduleId: 'facilities', version: '2.0.0' })).rejects.toThrow(
    /^facilities 2\.0\.0 cannot run here, because its module\.json is not what this platform understands: routes\.0\.layout.* Nothing was promoted\.$/,
  );
});

test('refuses to promote a release whose schema the database lacks, and lists what it needs', async () => {
  const versions = migrationsOfCheckout();
  const [schema, lacking] = [versions.at(-1), '20991231000000'];
  await publishByHand(platform, publisherKey, { version: '3.0.0', schema });
  await publishByHand(platform, publisherKey, { version: '4.0.0', schema: lacking });
  const why =
    `facilities 4.0.0 needs the schema ${lacking}, which this platform's database lacks: it is at ${schema}. ` +
    'Migrate the database first: "npm start" does so on your machine, "npx supabase db push" on a hosted project.';
  const move = { moduleId: 'facilities', channel: 'production', reason: 'Ready', actor: 'team@firm.test' };
  await expect(promote(platform, { ...move, version: '4.0.0' }, progress)).rejects.toThrow(why);
  expect(await obstacleOf(platform, { moduleId: 'facilities', version: '4.0.0' })).toBe(why);
  expect(await obstacleOf(platform, { moduleId: 'facilities', version: '3.0.0' })).toBeUndefined();
  const marks = (await list(platform, 'facilities')).map(({ version, channels, barred }) => [
    version,
    channels,
    barred,
  ]);
  expect(marks).toEqual(
    expect.arrayContaining([
      ['4.0.0', [], [`needs schema ${lacking}`]],
      ['3.0.0', [], []],
    ]),
  );
});

test('lists the slots that a release fills and no one offers', async () => {
  const idle = async () => (await list(platform, 'facilities')).find(({ version }) => version === '1.0.0')?.idle;
  // Without a shell no one knows.
  expect(await idle()).toEqual([]);
  const shell = { offers: { 'dashboard.card': {} } };
  await platform.store.writeFolder(
    'shell/0123456789abcdef',
    new Map([['shell.json', Buffer.from(JSON.stringify(shell))]]),
  );
  await platform.store.writePointer('shell/current.json', JSON.stringify({ digest: '0123456789abcdef' }));
  expect(await idle()).toEqual(['pool.deck']);
});

test('finds bytes that replaced the published ones', async () => {
  const entry = path.join(placeOf('modules/facilities/1.0.0'), 'entry.js');
  const published = await platform.store.read('modules/facilities/1.0.0/entry.js');
  writeFileSync(entry, 'window.hand_made = {}; steal();');
  expect((await verify(platform)).map(describeFinding)).toEqual([
    'facilities 1.0.0: entry.js does not match the digest it was published with.',
  ]);
  writeFileSync(entry, published ?? '');
  expect(await verify(platform)).toEqual([]);
});

test('removes unneeded and interrupted releases, and nothing that belongs to another platform', async () => {
  leave('modules/facilities/1.5.0.partial-4711');
  leave('modules/facilities/9.0.0');
  leave('modules/photos/2026');
  leave('backups/training/1.0.0');
  mkdirSync(placeOf('modules/facilities/1.6.0.partial-4712'));

  const pruned = await prune(platform, { days: 0, actor: 'operator@firm.test' }, progress);
  expect(pruned).toEqual({
    releases: [
      { moduleId: 'facilities', version: '1.0.0' },
      { moduleId: 'facilities', version: '2.0.0' },
      { moduleId: 'facilities', version: '3.0.0' },
      { moduleId: 'facilities', version: '4.0.0' },
    ],
    leftovers: ['modules/facilities/1.5.0.partial-4711'],
    strangers: ['modules/facilities/9.0.0'],
  });
  const isThere = (folder: string) => existsSync(placeOf(folder));
  expect(['modules/facilities/1.0.0', 'modules/facilities/1.5.0.partial-4711'].map(isThere)).toEqual([false, false]);
  // The last is being written at this moment, for all that is known.
  const kept = ['modules/facilities/9.0.0', 'modules/photos/2026', 'backups/training/1.0.0'];
  expect([...kept, 'modules/facilities/1.6.0.partial-4712'].map(isThere)).toEqual([true, true, true, true]);
  expect((await list(platform, 'facilities')).map(({ version, barred }) => [version, barred])).toEqual(
    expect.arrayContaining([['1.0.0', ['pruned']]]),
  );

  const again = await prune(platform, { days: 0, actor: 'operator@firm.test', withStrangers: true }, progress);
  expect(again).toEqual({ releases: [], leftovers: ['modules/facilities/9.0.0'], strangers: [] });
  expect(kept.map(isThere)).toEqual([false, true, true]);
});
