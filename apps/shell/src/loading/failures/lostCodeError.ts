import type { ManifestModule } from '@platform/contract';
import { PlatformError } from '../../platformError';
import { diagnoseFiles } from './diagnoseFiles';
import { releaseFolder } from '../code/federationHost';
import { unreachable } from './unreachable';
import { withTimeout } from '../code/withTimeout';

/** How long to look for the reason (milliseconds), while the outlet is empty. */
const DIAGNOSIS_LIMIT_MS = 4000;

/** Why a piece of a release's code did not run. @param cause the bundler's error, with the address of that piece */
export async function lostCodeError(
  cause: Error & { request?: string },
  release: Pick<ManifestModule, 'id' | 'version'>,
): Promise<PlatformError> {
  if (!navigator.onLine) return unreachable(cause);
  const lost = new PlatformError('missing-file', 'A file of it did not arrive. Check your connection and try again.', {
    cause,
  });
  const folder = releaseFolder(release);
  // Shared code of the shell belongs to no release.
  if (!cause.request?.startsWith(folder)) return lost;
  const diagnosis = diagnose(folder, cause.request.slice(folder.length)).catch(() => undefined);
  return (await withTimeout(diagnosis, DIAGNOSIS_LIMIT_MS, 'Asking why').catch(() => undefined)) ?? lost;
}

/**
 * Compares the file with the published one. A forged record could not make it run: the entry holds the digests that
 * the browser enforces.
 */
async function diagnose(folder: string, file: string): Promise<PlatformError | undefined> {
  const { files } = (await (await fetch(`${folder}release.json`)).json()) as {
    files: Record<string, { integrity: string } | undefined>;
  };
  const integrity = files[file]?.integrity;
  return integrity ? diagnoseFiles(folder, [{ file, integrity }]) : undefined;
}
