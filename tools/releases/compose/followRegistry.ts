import type { Platform } from '../platforms/platform';
import { composeIfChanged } from './compose';

export interface RegistryFollower {
  /** Stops following; resolves when the last write of the site has ended. */
  stop(): Promise<void>;
}

/**
 * Keeps the site in step with the registry, also when a channel moves without a command: the database takes failing
 * releases back by itself. It keeps no process alive.
 * @param interval milliseconds from one look to the next
 */
export function followRegistry(platform: Platform, interval: number): RegistryFollower {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look(platform).finally(() => (looking = undefined));
  }, interval).unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function look(platform: Platform): Promise<void> {
  try {
    await composeIfChanged(platform);
  } catch (error) {
    console.error('The site could not be composed again; it stays as it is:', error);
  }
}
