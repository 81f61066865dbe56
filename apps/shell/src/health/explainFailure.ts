import { PlatformError } from '../platformError';
import type { Explanation } from './healthReport';

/**
 * The longest message that the platform stores. Longer ones are cut before they leave the browser. The platform also
 * removes what may be personal.
 */
const MESSAGE_LENGTH = 300;
const FRAMES = 8;
/** The most failures that one page explains: requests of a closing page share 64 kB. */
const EXPLAINED = 10;

/** `at name (address:line:column)` in Chromium, `name@address:line:column` elsewhere. */
const FRAME = /^\s*(?:at (?:(?:async |new )*([^\s(]+) )?\(?|([^@\s]*)@)(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/;

let explained = 0;

/** Why and where a release failed: the message and frames of the error, and nothing else from the page. */
export function explainFailure(error: unknown, release: { moduleId: string; version: string }): Explanation {
  if ((explained += 1) > EXPLAINED) return {};
  if (error instanceof PlatformError && error.code === 'froze') return { message: error.message, froze: true };
  // The platform's own sentences wrap the module's error.
  const thrown = error instanceof PlatformError ? (error.cause ?? error) : error;
  if (!(thrown instanceof Error)) return { message: String(thrown).slice(0, MESSAGE_LENGTH) || undefined };
  const message = thrown instanceof PlatformError ? thrown.message : `${thrown.name}: ${thrown.message}`;
  const stack = thrown instanceof PlatformError ? '' : framesOf(thrown.stack ?? '', release).join('\n');
  return { message: message.slice(0, MESSAGE_LENGTH), ...(stack && { stack }) };
}

function framesOf(stack: string, { moduleId, version }: { moduleId: string; version: string }): string[] {
  const folder = `/modules/${moduleId}/${version}/`;
  const frames = stack.split('\n').flatMap((line) => {
    const [, named = '', before = '', address, row, column] = FRAME.exec(line) ?? [];
    if (!address) return [];
    const { pathname } = new URL(address);
    const [, file = pathname] = pathname.split(folder);
    return [`${(named || before).replace(/[^\w$.<>]/g, '').slice(0, 60)} ${file}:${row}:${column}`];
  });
  return frames.slice(0, FRAMES);
}
