import { builtInModule } from '../../manifest/builtInModule';
import { PlatformError } from '../../platformError';
import type { FreezeGuard } from './freeze';
import { judgeMarks } from './judgeMarks';
import { FROZEN_KEY, frozenReleases, SUSPECTED_KEY, suspectedReleases } from './frozenReleases';

/**
 * Keeps this page from freezing like an earlier one. It refuses a release that froze a page. While several are
 * suspected, they load one by one, so that another freeze identifies the release.
 * @param keys the storage keys of everything that the browser keeps about freezes
 */
export async function createFreezeGuard(keys: readonly string[]): Promise<FreezeGuard> {
  await judgeMarks(keys.filter((key) => key !== FROZEN_KEY && key !== SUSPECTED_KEY));
  return { admit: suspectedReleases.isEmpty() ? admit : oneByOne(admit), forget: frozenReleases.forget };
}

const admit: FreezeGuard['admit'] = async (release) => {
  // Without a network no other release can load, and a phone that lost power during loading leaves the same mark.
  if (frozenReleases.has(release) && navigator.onLine !== false) {
    throw new PlatformError('froze', 'It stopped answering when it was last opened in this browser.');
  }
  return () => suspectedReleases.forget(release);
};

function oneByOne(admitOne: FreezeGuard['admit']): FreezeGuard['admit'] {
  let turn = Promise.resolve();
  return async (release) => {
    // The shell's own pages need no release.
    if (release.id === builtInModule.id) return () => {};
    const tellEnd = await admitOne(release);
    const before = turn;
    let endTurn = () => {};
    turn = new Promise((resolve) => (endTurn = resolve));
    await before;
    return () => {
      tellEnd();
      endTurn();
    };
  };
}
