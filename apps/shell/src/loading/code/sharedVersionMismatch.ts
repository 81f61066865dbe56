import { PlatformError } from '../../platformError';

/** The message of Module Federation 2.9 about an incompatible version of a strict shared package. */
const WORDS =
  /Version (\S+) from \S+ of shared singleton module (\S+) does not satisfy the requirement .* needs ([^\s)]+)/;

/** Says in plain words that a module needs another version of a shared package; undefined for any other error. */
export function sharedVersionMismatch(error: unknown): PlatformError | undefined {
  const [, version, name, needed] = WORDS.exec(error instanceof Error ? error.message : '') ?? [];
  if (!version || !name || !needed) return undefined;
  return new PlatformError('shared-version', `It needs ${name} ${needed}, and this platform has ${version}.`, {
    cause: error,
  });
}
