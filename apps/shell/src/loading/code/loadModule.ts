import { acceptsContract, CONTRACT_VERSION, type ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { PlatformError } from '../../platformError';
import { diagnoseFiles } from '../failures/diagnoseFiles';
import { loadFromRelease, releaseFolder } from './federationHost';
import { hasArrived } from './hasArrived';
import { requireSignature } from '../signature/requireSignature';
import { sharedVersionMismatch } from './sharedVersionMismatch';
import { withTimeout } from './withTimeout';

/** Milliseconds before each attempt: the first at once, then two retries. */
const ATTEMPT_DELAYS = [0, 400, 1500];
const LOAD_LIMIT_MS = 8000;

/**
 * Loads the code of a release that a trusted publisher signed. Tries up to three times if it does not arrive.
 * @param fresh start from a new container, as after a failure
 * @throws PlatformError that names the reason
 */
export async function loadModule(module: ManifestModule, fresh: boolean): Promise<PlatformModule> {
  if (!acceptsContract(module.descriptor.contract)) {
    throw new PlatformError(
      'contract',
      `It needs contract ${module.descriptor.contract}, and this platform speaks ${CONTRACT_VERSION}.`,
    );
  }
  if (module.unreadable) throw new PlatformError('contract', `It cannot run here, because ${module.unreadable}.`);
  const attempts = requireSignature(module).then(() => tryRepeatedly(module, fresh));
  return withTimeout(attempts, LOAD_LIMIT_MS, 'Loading its files');
}

async function tryRepeatedly(module: ManifestModule, fresh: boolean): Promise<PlatformModule> {
  let reason = new PlatformError('crashed-loading', 'It could not be loaded.');
  let failed = fresh;
  for (const delay of ATTEMPT_DELAYS) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      return await loadFromRelease(module, failed);
    } catch (error) {
      console.error(`Loading ${module.id} ${module.version} failed`, error);
      const mismatch = sharedVersionMismatch(error);
      // Another try would find the same versions.
      if (mismatch) throw mismatch;
      reason = await explain(module, error);
      if (reason.code === 'crashed-loading' && hasArrived(error)) throw reason;
      failed = true;
    }
  }
  throw reason;
}

async function explain(module: ManifestModule, error: unknown): Promise<PlatformError> {
  if (error instanceof PlatformError) return error;
  const files = await diagnoseFiles(releaseFolder(module), [module.entry, ...module.preload]);
  const words = error instanceof Error ? error.message : String(error);
  return files ?? new PlatformError('crashed-loading', `It stopped while loading: ${words}`, { cause: error });
}
