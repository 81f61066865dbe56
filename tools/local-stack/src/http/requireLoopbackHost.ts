import { HttpError } from './httpError';

/** Names of this machine, which no name server gives to another: RFC 6761 keeps `localhost` and all below it. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/i;

/**
 * A page of a stranger can have its own name resolved to this machine, and would read as same-origin whatever answers there
 * (DNS rebinding). The browser still sends that name.
 * @param host header of the request; HTTP/1.0 has none, and no browser speaks that
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
