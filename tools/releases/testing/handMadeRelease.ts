import type { Release } from '@platform/contract';
import { integrityOf } from '../../bundler/output/fileDigests';
import { RELEASE_FILE } from '../../bundler/output/releaseNames';
import { answerOf, type Platform } from '../platforms/platform';
import { folderOfRelease } from '../registry/releaseFolder';
import type { HeldKey } from '../signing/heldKey';
import { signatureOf } from '../signing/signedPart';

const HAND_MADE_ENTRY = 'window.hand_made = {};';

/** Stores, signs and registers a release of one file, without building anything. */
export async function publishByHand(
  { store, registry }: Platform,
  key: HeldKey,
  {
    version,
    contract = '^1.0.0',
    layout = 'app',
    schema,
    fills = {},
  }: { version: string; contract?: string; layout?: string; schema?: string; fills?: object },
): Promise<void> {
  const release = {
    moduleId: 'facilities',
    version,
    descriptor: {
      id: 'facilities',
      title: 'Facilities',
      owner: 'facilities@firm.test',
      engagement: true,
      routes: [{ path: '/facilities', title: 'Facilities', access: 'club', layout, exact: false }],
      nav: [],
      fills,
      contract,
      schema,
      budget: { firstLoadBytes: 40_000 },
    },
    entry: 'entry.js',
    global: 'facilities',
    preload: [],
    prerendered: {},
    shared: {},
    files: { 'entry.js': { integrity: integrityOf(HAND_MADE_ENTRY), bytes: HAND_MADE_ENTRY.length } },
  } satisfies Omit<Release, 'descriptor'> & { descriptor: object };
  const text = JSON.stringify(release);
  await store.writeFolder(
    folderOfRelease(release.moduleId, version),
    new Map([
      ['entry.js', Buffer.from(HAND_MADE_ENTRY)],
      [RELEASE_FILE, Buffer.from(text)],
    ]),
  );
  await answerOf(
    registry.rpc('publish_release', {
      release_param: text,
      actor_param: 'team@firm.test',
      key_param: key.id,
      signature_param: signatureOf(key, text),
    }),
  );
}
