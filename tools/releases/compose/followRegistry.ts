import type { Platform } from '../platforms/platform';
import { composeIfChanged } from './compose';

export interface RegistryFollower {
  /** Stops following; resolves when the last write of the site has ended. */
  stop(): Promise<void>;
}

/**
 * Keeps the site in sync with the registry, even when a channel moves without a command: the database withdraws failing
 * releases by itself. It keeps no process alive.
 * @param interval milliseconds between two checks
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
