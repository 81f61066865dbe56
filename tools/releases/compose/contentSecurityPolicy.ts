import type { PageConfig } from '@platform/contract';

/** Digest of an empty style element: styled-components keeps one and fills it through the CSSOM, which is allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The page's Content-Security-Policy: scripts and styles come from files of this site and of the artifact origin,
 * never from inline code, style attributes in markup or eval.
 */
export function contentSecurityPolicy({ supabaseUrl, artifactOrigin }: PageConfig): string {
  const directives: Record<string, (string | false)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", artifactOrigin],
    'style-src': ["'self'", EMPTY_STYLE],
    'connect-src': ["'self'", supabaseUrl, artifactOrigin],
    'img-src': ["'self'", 'data:', 'blob:', supabaseUrl],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`)
    .join('; ');
}
