import { PlatformError } from '../../platformError';

/** The failure of a request that got no answer at all. */
export const unreachable = (cause?: Error): PlatformError =>
  new PlatformError('unreachable', 'The server could not be reached.', { cause });
