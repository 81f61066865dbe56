import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { startLocalStack, type LocalStack } from '../server';
import { copyProductDatabase } from './prepared/copyProductDatabase';

// supabase-js needs a WebSocket when it is constructed. Node 20 has none, and no test uses it.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** bcrypt's minimum cost. */
const TEST_PASSWORD_COST = 4;

/** The product's stack in this process, with its migrations and seed, for tests that need more than its address. */
export interface ProductStack extends LocalStack {
  /** The unmodified client, optionally with extra headers. */
  client(headers?: Record<string, string>): SupabaseClient;
}

export async function startProductStack(): Promise<ProductStack> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'product-stack-'));
  await copyProductDatabase(dataFolder);
  const stack = await startLocalStack({ port: 0, dataFolder, passwordCost: TEST_PASSWORD_COST });
  return {
    ...stack,
    client: (headers = {}) =>
      createClient(stack.origin, stack.keys.publishable, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: { headers },
      }),
    close: async () => {
      await stack.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** The password of all people in the seed. */
export const SEED_PASSWORD = 'clubcrew-local';
