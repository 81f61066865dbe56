import path from 'node:path';
import { brand, describeIssues, pageConfigSchema, type PageConfig } from '@platform/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { ReleaseError } from './releaseError';
import type { ArtifactStore } from './store/artifactStore';
import { createFolderStore } from './store/folderStore';

/** The platform that a command talks to. */
export interface Platform {
  /** Registry and database, with the secret key: nothing is hidden from it. */
  registry: SupabaseClient;
  /** The same as a visitor sees it. */
  visitor: SupabaseClient;
  store: ArtifactStore;
  /** Folder that `compose` writes the site to. */
  siteFolder: string;
  page: PageConfig;
}

export interface PlatformAddress {
  /** Origin that the Supabase API answers at. */
  origin: string;
  publishableKey: string;
  secretKey: string;
  dataFolder: string;
}

/** Connects to a platform whose store and site are folders of this machine. */
export function connectPlatform({ origin, publishableKey, secretKey, dataFolder }: PlatformAddress): Platform {
  const page = pageConfigSchema.safeParse({ supabaseUrl: '', publishableKey, artifactOrigin: '' });
  if (!page.success) throw new ReleaseError(`${brand.name}'s keys are incomplete: ${describeIssues(page.error)}.`);
  return {
    registry: createServerClient(origin, secretKey),
    visitor: createServerClient(origin, publishableKey),
    store: createFolderStore(path.join(dataFolder, 'store')),
    siteFolder: path.join(dataFolder, 'site'),
    page: page.data,
  };
}

/** Takes the data of an answer. @throws ReleaseError in the registry's words, with its hint */
export async function answerOf<T>(
  request: PromiseLike<{ data: T; error: { message: string; hint?: string | null } | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await request;
  if (!error) return data as NonNullable<T>;
  if (/fetch failed|ECONNREFUSED/.test(error.message)) {
    throw new ReleaseError('The platform does not answer. Start it with "npm start" in another terminal.');
  }
  throw new ReleaseError(error.hint ? `${error.message} ${error.hint}` : error.message);
}

function createServerClient(origin: string, key: string): SupabaseClient {
  // Node 20 has no WebSocket; nothing here listens to realtime channels, but the client wants a constructor.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
