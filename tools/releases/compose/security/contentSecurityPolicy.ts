import { DOCUMENT_POLICY, SCRIPT_POLICY, type PageConfig } from '@platform/contract';

export type Origins = Pick<PageConfig, 'supabaseUrl' | 'artifactOrigin'>;

/** Digest of an empty style element: styled-components keeps one and fills it through the CSSOM, which is allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * A Content-Security-Policy: scripts and styles come from files of this site and of the artifact origin, never from
 * inline code, style attributes in markup or eval.
 * @param styleHash of the one style element that the page was composed with, if any
 */
export function contentSecurityPolicy(origins: Origins, styleHash = ''): string {
  return written(directivesFor(origins, [EMPTY_STYLE, styleHash]));
}

/** The policy inside of each page of the platform. Its scripts must also pass the shell's own checks (Trusted Types). */
export function pagePolicy(origins: Origins, styleHash = ''): string {
  return written({ ...directivesFor(origins, [EMPTY_STYLE, styleHash]), ...trustedTypes });
}

/**
 * The policy that the host of the site sends with every page. A page's own policy has the digest of its only style
 * element. This one applies to all pages, so it leaves inline styles to that policy. The browser enforces both.
 */
export function sitePolicy(origins: Origins): string {
  return written({
    ...directivesFor(origins, ["'unsafe-inline'"]),
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

function directivesFor({ supabaseUrl, artifactOrigin }: Origins, styles: string[]): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", artifactOrigin],
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
