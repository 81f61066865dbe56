import { HttpError } from './httpError';

/** Names of this machine. RFC 6761 reserves `localhost` and its subdomains for loopback. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/i;

/**
 * Refuses DNS rebinding: a hostile site points its own name at this machine, so that the browser treats our answers as
 * that site's own. The browser still sends that name as the host.
 * @param host header of the request. HTTP/1.0 has none, and browsers do not use it.
 * @throws HttpError 421 for the name of any other machine
 */
export function requireLoopbackHost(host: string | undefined): void {
  if (host === undefined || LOOPBACK.test(host)) return;
  throw new HttpError(
    421,
    'not_this_machine',
    'This stack answers only under the names of this machine.',
    'Open it as 127.0.0.1 or localhost.',
  );
}
