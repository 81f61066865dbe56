import type { Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';

/**
 * The firm's public root keys, without which no signature counts on this machine.
 * @throws ReleaseError that says where they belong
 */
export function trustedRoots({ page, keyFolder }: Pick<Platform, 'page' | 'keyFolder'>): readonly string[] {
  if (page.roots.length > 0) return page.roots;
  throw new ReleaseError(
    `${keyFolder} has no roots.txt, so no signature counts on this machine. ` +
      `Put the firm's roots.txt beside your key there, or set CLUBCREW_KEYS to the folder that has both.`,
  );
}
