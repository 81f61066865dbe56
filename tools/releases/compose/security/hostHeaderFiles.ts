import type { Origins } from './contentSecurityPolicy';
import { securityHeaders } from './securityHeaders';

/** Read by Netlify, Cloudflare Pages and the local stack, which do not serve it. */
export const HEADERS_FILE = '_headers';
/** For nginx: `include <site>/_headers.nginx.conf;` */
const NGINX_FILE = '_headers.nginx.conf';

/** One year. Only for the site's own host, because its domain may have other hosts that need http. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Files by name that make the host of the site send the security headers.
 * @param firstScript the digest of the inline script of all pages
 */
export function hostHeaderFiles(origins: Origins, firstScript: string): [name: string, content: string][] {
  // Not in securityHeaders: over plain http, as on a developer's own machine, the header means nothing.
  const headers = Object.entries({ ...securityHeaders(origins, firstScript), ...HTTPS_ONLY });
  return [
    [HEADERS_FILE, ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')],
    [
      NGINX_FILE,
      [
        '# Include this in the server block, and in each location that has an add_header of its own: nginx drops the others there.',
        ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
        '',
      ].join('\n'),
    ],
  ];
}
