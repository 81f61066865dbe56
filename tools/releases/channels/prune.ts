import { answerOf, type Platform } from '../platforms/platform';
import type { Progress } from '../terminal/progress';
import { ReleaseError } from '../registry/releaseError';
import { folderOfRelease, isReleaseFolder, MODULES } from '../registry/releaseFolder';
import type { NamedRelease } from '../registry/releaseName';
import type { StoredFolder } from '../store/artifactStore';

interface PruneRequest {
  /** How many days to keep the files of a release after its last event. */
  days: number;
  actor: string;
  /** Also removes whole releases that this platform does not know. */
  withStrangers?: boolean;
}

/** The result of a pruning. */
interface Pruned {
  /** The oldest of each module first. */
  releases: NamedRelease[];
  /** Folders without a release, left by an interrupted publication. */
  leftovers: string[];
  /**
   * Whole releases that this platform does not know. They were kept, because another platform may have them in the same
   * store.
   */
  strangers: string[];
}

/** How long a publication may take before its stored files count as leftovers (milliseconds). */
const A_DAY = 24 * 60 * 60 * 1000;

/**
 * Removes the files of releases that no one needs: no channel, pin, preview, planned change or rollback can lead to
 * them, and they had no event for a number of days. Marks each release first, so that no one gets it meanwhile. Removes
 * the leftovers of an interrupted publication after a day. Does not touch anything else in the store.
 */
export async function prune(
  { registry, store }: Platform,
  { days, actor, withStrangers = false }: PruneRequest,
  progress: Progress,
): Promise<Pruned> {
  const rows = (await answerOf(registry.rpc('prunable_releases', { days_param: days }))) as PrunableRow[];
  for (const { module_id: moduleId, version } of rows) {
    await answerOf(
      registry.rpc('prune_release', {
        module_id_param: moduleId,
        version_param: version,
        days_param: days,
        actor_param: actor,
      }),
    );
  }
  await progress.step('Removing files', async (tell) => {
    // Includes the leftovers of an interrupted pruning.
    const marked = await answerOf(registry.from('pruned_releases').select('module_id, release_version'));
    for (const [index, row] of marked.entries()) {
      await store.removeFolder(folderOfRelease(row.module_id as string, row.release_version as string));
      tell(index + 1, marked.length);
    }
  });
  const unknown = await progress.step('Looking for files of no release', () => unknownFolders({ registry, store }));
  const removed = unknown.filter(({ isWhole }) => withStrangers || !isWhole);
  for (const { folder } of removed) await store.removeFolder(folder);
  return {
    releases: rows.map(({ module_id: moduleId, version }) => ({ moduleId, version })),
    leftovers: removed.map(({ folder }) => folder),
    strangers: unknown.filter((each) => !removed.includes(each)).map(({ folder }) => folder),
  };
}

/** Folders that look like a release, do not belong to this platform, and have not changed for a day. */
async function unknownFolders({ registry, store }: Pick<Platform, 'registry' | 'store'>): Promise<StoredFolder[]> {
  // Lists the folders first, so that a release that is registered in between is among the rows.
  const stored = await store.listFolders(MODULES);
  const rows = await answerOf(registry.from('module_releases').select('module_id, version'));
  const registered = new Set(rows.map((row) => folderOfRelease(row.module_id as string, row.version as string)));
  return stored.filter(
    ({ folder, writtenAt }) =>
      isReleaseFolder(folder) && !registered.has(folder) && writtenAt.getTime() < Date.now() - A_DAY,
  );
}

interface PrunableRow {
  module_id: string;
  version: string;
}

/** Reads a number of days. @throws ReleaseError for any other text, and for zero unless that is meant */
export function parseDays(typed: string, isMeant = false): number {
  if (!/^\d{1,4}$/.test(typed)) throw new ReleaseError(`"${typed}" is not a number of days.`);
  const days = Number(typed);
  if (days === 0 && !isMeant) {
    throw new ReleaseError(
      'With --days 0 also releases that were published a moment ago lose their files, and open pages may ask for them. ' +
        'Add --yes if that is meant.',
    );
  }
  return days;
}
