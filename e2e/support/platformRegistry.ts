import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@platform/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { platform } from './platformUnderTest';

/** The tested platform's database with the secret key, past every policy: what is really there. */
export async function database(): Promise<SupabaseClient> {
  const keys = JSON.parse(await readFile(path.join(platform.dataFolder, 'keys.json'), 'utf8')) as { secret: string };
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(platform.origin, keys.secret, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Folder of a release in the tested platform's store. */
export const releaseFolder = (moduleId: string, version: string): string =>
  path.join(platform.dataFolder, 'store/modules', moduleId, version);

/**
 * Registers a release whose entry is this script: what a module team's broken build looks like to the platform. The
 * script must publish a federation container as `window[GLOBAL]`; GLOBAL is replaced by the release's own name.
 */
export async function publishScript(moduleId: string, version: string, script: string): Promise<void> {
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
  const release: Release = {
    ...(data.release as Release),
    version,
    entry: 'entry.js',
    global,
    preload: [],
    files: { 'entry.js': { integrity: integrityOf(content), bytes: Buffer.byteLength(content) } },
  };
  const folder = releaseFolder(moduleId, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'entry.js'), content);
  const published = await registry.rpc('publish_release', {
    release_param: release,
    actor_param: 'team@training.test',
  });
  if (published.error) throw new Error(published.error.message);
}

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
