import type { ManifestModule } from '@platform/contract';
import { PlatformError } from '../../platformError';
import { lostCodeError } from './lostCodeError';

/**
 * What a module threw, in words for a person: `It stopped working: …`. Code that did not arrive is no crash: it is
 * requested again to find out why.
 */
export async function crashError(
  code: 'crashed-mounting' | 'crashed-rendering',
  error: unknown,
  release: Pick<ManifestModule, 'id' | 'version'>,
): Promise<PlatformError> {
  if (error instanceof PlatformError) return error;
  const lost = lostCodeIn(error);
  if (lost) return lostCodeError(lost, release);
  const what = code === 'crashed-mounting' ? 'It stopped while starting' : 'It stopped working';
  const words = error instanceof Error ? error.message : String(error);
  return new PlatformError(code, `${what}: ${words}`, { cause: error });
}

/** The bundler's error about a chunk, if the error is one or has one as its cause. */
function lostCodeIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.name === 'ChunkLoadError' ? error : lostCodeIn(error.cause);
}
