import { createHash } from 'node:crypto';
import { DOCUMENT_POLICY, SCRIPT_POLICY, type PageConfig } from '@platform/contract';

export type Origins = Pick<PageConfig, 'supabaseUrl' | 'artifactOrigin'>;

/** Digest of an empty style element: styled-components keeps one and fills it through the CSSOM, which is allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The inline elements of a page, as source expressions with their digests. Empty for none. */
interface InlineDigests {
  /** The script that runs before the first paint. */
  script?: string;
  /** The one style element that the page was composed with. */
  style?: string;
}

/** The source expression that allows one inline element. */
export const inlineDigest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A Content-Security-Policy: scripts and styles come from files of this site and of the artifact origin, never from
 * other inline code, style attributes in markup or eval.
 */
export function contentSecurityPolicy(origins: Origins, { script = '', style = '' }: InlineDigests = {}): string {
  return written(directivesFor(origins, [script], [EMPTY_STYLE, style]));
}

/** The policy inside of each page of the platform. Its scripts must also pass the shell's own checks (Trusted Types). */
export function pagePolicy(origins: Origins, { script = '', style = '' }: InlineDigests): string {
  return written({ ...directivesFor(origins, [script], [EMPTY_STYLE, style]), ...trustedTypes });
}

/**
 * The policy that the host of the site sends with every page. A page's own policy has the digest of its only style
 * element. This one applies to all pages, so it leaves inline styles to that policy. The browser enforces both.
 * @param script the digest of the script that all pages have
 */
export function sitePolicy(origins: Origins, script: string): string {
  return written({
    ...directivesFor(origins, [script], ["'unsafe-inline'"]),
    ...trustedTypes,
    // Browsers ignore it in a page.
    'frame-ancestors': ["'none'"],
  });
}

type Directives = Record<string, (string | false)[]>;

const trustedTypes: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [SCRIPT_POLICY, DOCUMENT_POLICY],
};

function directivesFor({ supabaseUrl, artifactOrigin }: Origins, scripts: string[], styles: string[]): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", artifactOrigin, ...scripts],
    // A worker has no digest of its own and must come from the page's origin, where releases need not be. Its code comes
    // inside a file of the release instead, and only the page can name it (startWorker of module-kit). The site's own
    // origin is for the service worker, which is held to this too; Trusted Types let no other file of it run as a worker.
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", ...styles],
    'connect-src': ["'self'", supabaseUrl, artifactOrigin],
    'img-src': ["'self'", 'data:', 'blob:', supabaseUrl, artifactOrigin],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`)
    .join('; ');
}
