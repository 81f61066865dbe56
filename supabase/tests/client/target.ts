import { startStack } from './targets/stack';

/** What the contract is checked against. */
export interface Target {
  url: string;
  publishableKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

/**
 * The project at TARGET_URL, to which `fixtures/migrations` were applied, with TARGET_PUBLISHABLE_KEY and
 * TARGET_SECRET_KEY; without it a local stack of its own, in a process of its own, as `npm start` runs it.
 */
export async function openTarget(): Promise<Target> {
  const { TARGET_URL, TARGET_PUBLISHABLE_KEY, TARGET_SECRET_KEY } = process.env;
  if (!TARGET_URL) return startStack({ DATABASE_URL: '' });
  if (!TARGET_PUBLISHABLE_KEY || !TARGET_SECRET_KEY) {
    throw new Error('TARGET_URL needs TARGET_PUBLISHABLE_KEY and TARGET_SECRET_KEY');
  }
  return {
    url: TARGET_URL,
    publishableKey: TARGET_PUBLISHABLE_KEY,
    secretKey: TARGET_SECRET_KEY,
    stop: async () => undefined,
  };
}

/** The local stack is stricter and more careful than a hosted project must be. */
export const isLocalStack = !process.env.TARGET_URL;
