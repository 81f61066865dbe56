import path from 'node:path';
import { brand, describeIssues, pageConfigSchema, type PageConfig } from '@platform/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { ReleaseError } from '../registry/releaseError';
import type { ArtifactStore } from '../store/artifactStore';
import { fetchFrom, type AskedPlatform } from './platformFetch';
import { keyFolderOf, readRoots } from '../signing/keyFolder';
import { createFolderStore } from '../store/folderStore';

/** The platform that a command talks to. */
export interface Platform {
  /** Registry and database, with the secret key, which can read everything. */
  registry: SupabaseClient;
  /** The same as a visitor sees it. */
  visitor: SupabaseClient;
  store: ArtifactStore;
  /** Folder of the private keys that sign releases. */
  keyFolder: string;
  /** Folder that `compose` writes the site to. */
  siteFolder: string;
  page: PageConfig;
  /** Origin that people open, for absolute addresses: the site map, shared links. */
  siteOrigin: string;
}

export interface PlatformAddress {
  /** Origin of the Supabase API. */
  origin: string;
  publishableKey: string;
  secretKey: string;
  dataFolder: string;
  /** Origin that people open, if it is not the API's. */
  siteOrigin?: string;
  /** The variables of the publishable and the secret key, if they come from the environment. */
  keysFrom?: readonly [publishable: string, secret: string];
}

/** Connects to a platform whose site is a folder of this machine. Its store is one too, unless another is given. */
export function connectPlatform(
  { origin, publishableKey, secretKey, dataFolder, siteOrigin, keysFrom }: PlatformAddress,
  store: ArtifactStore = createFolderStore(path.join(dataFolder, 'store')),
): Platform {
  const keyFolder = keyFolderOf(dataFolder);
  const roots = readRoots(keyFolder);
  const page = pageConfigSchema.safeParse({
    supabaseUrl: siteOrigin ? origin : '',
    publishableKey,
    artifactOrigin: '',
    roots,
  });
  if (!page.success) throw new ReleaseError(`${brand.name}'s keys are incomplete: ${describeIssues(page.error)}.`);
  return {
    registry: createServerClient({ origin, keyFrom: keysFrom?.[1] }, secretKey),
    visitor: createServerClient({ origin, keyFrom: keysFrom?.[0] }, publishableKey),
    store,
    keyFolder,
    siteFolder: path.join(dataFolder, 'site'),
    page: page.data,
    siteOrigin: siteOrigin ?? origin,
  };
}

/** Returns the data of an answer. @throws ReleaseError with the registry's message and hint */
export async function answerOf<T>(
  request: PromiseLike<{ data: T; error: { message: string; hint?: string | null } | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await request;
  if (!error) return data as NonNullable<T>;
  const [, silence] = /^PlatformSilence: (.+)$/s.exec(error.message) ?? [];
  if (silence) throw new ReleaseError(silence);
  throw new ReleaseError(error.hint ? `${error.message} ${error.hint}` : error.message);
}

function createServerClient(asked: AskedPlatform, key: string): SupabaseClient {
  // Node 20 has no WebSocket; nothing here listens to realtime channels, but the client wants a constructor.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(asked.origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchFrom(asked) },
  });
}
