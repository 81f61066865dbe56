import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@platform/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { platform } from './platformUnderTest';
import { platformKey, signatureOver, type SigningKey } from '../releases/signing';

/** The tested platform's database with the secret key, past every policy: its real content. */
export async function database(): Promise<SupabaseClient> {
  const keys = JSON.parse(await readFile(path.join(platform.dataFolder, 'keys.json'), 'utf8')) as { secret: string };
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(platform.origin, keys.secret, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Folder of a release in the tested platform's store. */
export const releaseFolder = (moduleId: string, version: string): string =>
  path.join(platform.dataFolder, 'store/modules', moduleId, version);

/**
 * Signs and registers a release whose entry is this script: what a module team's broken build looks like to the platform. The
 * script must publish a federation container as `window[GLOBAL]`; GLOBAL is replaced by the release's own name. What an
 * earlier try of the test has registered stands: releases never change.
 */
export async function publishScript(
  moduleId: string,
  version: string,
  script: string,
  { contract, fills, key }: { contract?: string; fills?: Release['descriptor']['fills']; key?: SigningKey } = {},
): Promise<void> {
  const registry = await database();
  const { data, error } = await registry
    .from('module_releases')
    .select('release')
    .eq('module_id', moduleId)
    .eq('version', '1.0.0')
    .single();
  if (error) throw new Error(error.message);
  const global = `${moduleId}_${version}`.replace(/[^a-z0-9]/g, '_');
  const content = script.replaceAll('GLOBAL', JSON.stringify(global));
  const first = data.release as Release;
  const release: Release = {
    ...first,
    descriptor: {
      ...first.descriptor,
      contract: contract ?? first.descriptor.contract,
      fills: fills ?? first.descriptor.fills,
    },
    version,
    entry: 'entry.js',
    global,
    preload: [],
    prerendered: {},
    files: { 'entry.js': { integrity: integrityOf(content), bytes: Buffer.byteLength(content) } },
  };
  if (!key && (await isRegistered(registry, release))) return;
  const folder = releaseFolder(moduleId, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'entry.js'), content);
  const text = JSON.stringify(release);
  await writeFile(path.join(folder, 'release.json'), text);
  const signing = key ?? (await localKey(registry));
  const published = await registry.rpc('publish_release', {
    release_param: text,
    actor_param: 'team@exercises.test',
    key_param: signing.id,
    signature_param: signatureOver(signing, text),
  });
  if (published.error) throw new Error(published.error.message);
}

/** Records that a release passed its check, so that rollbacks and browsers may fall back to it. */
export async function passCheck(moduleId: string, version: string): Promise<void> {
  const { error } = await (
    await database()
  ).rpc('record_release_check', {
    module_id_param: moduleId,
    version_param: version,
    shells_param: ['3f24052215bafc6b'],
    sets_param: [[`${moduleId}@${version}`]],
    findings_param: [],
    actor_param: 'team@exercises.test',
  });
  if (error) throw new Error(error.message);
}

/** Whether exactly this release is already registered. */
async function isRegistered(registry: SupabaseClient, { moduleId, version, descriptor, files }: Release) {
  const { data } = await registry
    .from('module_releases')
    .select('release')
    .match({ module_id: moduleId, version })
    .maybeSingle()
    .throwOnError();
  const known = data?.release as Release | undefined;
  return (
    known?.files['entry.js']?.integrity === files['entry.js']?.integrity &&
    known?.descriptor.contract === descriptor.contract
  );
}

/** The key with which the tested platform published its first releases. */
async function localKey(registry: SupabaseClient): Promise<SigningKey> {
  const { data, error } = await registry.from('publisher_keys').select('id').eq('name', 'This machine').single();
  if (error) throw new Error(error.message);
  return platformKey(data.id as string);
}

/** Subresource Integrity value of a script. */
export function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Registers a release that renders one heading at each of these addresses, and nothing at the module's others: enough
 * to tell one release from another.
 */
export async function publishPages(
  moduleId: string,
  version: string,
  headings: Record<string, string>,
  key?: SigningKey,
): Promise<void> {
  const showHeading = (heading: string) =>
    `domElement.replaceChildren(Object.assign(document.createElement('h1'), { textContent: ${JSON.stringify(heading)} }))`;
  const cases = Object.entries(headings).map(
    ([path, heading]) => `case ${JSON.stringify(path)}: ${showHeading(heading)}; break;`,
  );
  await publishScript(
    moduleId,
    version,
    `window[GLOBAL] = {
      init: () => {},
      get: async () => () => ({
        platformModule: {
          mount: async ({ domElement }) => { switch (location.pathname) { ${cases.join(' ')} } },
          mountSlot: async () => {},
          loadAnswer: async () => async () => [],
          unmount: async () => {},
        },
      }),
    };`,
    { key },
  );
}
