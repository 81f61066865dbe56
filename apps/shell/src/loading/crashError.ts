import { PlatformError } from '../platformError';

/** What a module threw, in words for a person: `It stopped working: …`. Code that did not arrive is no crash. */
export function crashError(code: 'crashed-mounting' | 'crashed-rendering', error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  if (isLostCode(error)) return lostCode(error);
  const what = code === 'crashed-mounting' ? 'It stopped while starting' : 'It stopped working';
  const words = error instanceof Error ? error.message : String(error);
  return new PlatformError(code, `${what}: ${words}`, { cause: error });
}

function lostCode(cause: unknown): PlatformError {
  return navigator.onLine
    ? new PlatformError('missing-file', 'A file of it did not arrive. Check your connection and try again.', { cause })
    : new PlatformError('unreachable', 'The server could not be reached.', { cause });
}

/** Whether an error is the bundler's own about a piece of code, or has that as its cause. */
const isLostCode = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || isLostCode(error.cause));
